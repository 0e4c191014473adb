/** What people may ask for about their data. */
export type DataRequestKind = "export" | "rename" | "stop_mails" | "erase";

/** By the mailed link, or by the operator on their behalf. */
export type DataRequestSource = "link" | "operator";

/** What a buyer declares on `/withdraw`. */
export const WISHES = ["withdraw", "cancel"] as const;
export type Wish = (typeof WISHES)[number];

/** How many days data is kept, where not only the retention table (`app/privacy/content/retention.ts`) says so. */
export const KEPT_DAYS = {
  unfinishedAttempts: 30,
  answers: 180,
  unboughtResults: 2 * 365,
  datingQuiz: 180,
  unconfirmedSignups: 7,
} as const;

/**
 * The key of a withdrawal notice is this and the job's id if its person was erased before it was sent to the operator:
 * until then it is the only record of their declaration.
 */
export const ERASED_NOTICE = "erased:";
