/** In Unicode code points, as SQLite counts. */
export const MAX_REVIEW_LENGTH = 1_000;
export const MAX_REVIEWER_LENGTH = 40;

/** `received` waits for the operator. */
export const REVIEW_STATUSES = ["received", "published", "hidden"] as const;
