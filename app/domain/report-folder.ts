import type { AttemptId } from "./ids.ts";

export const REPORTS_FOLDER = "reports/";

/** The key prefix of an attempt's files: whatever erases the attempt deletes it. */
export const reportFolder = (attemptId: AttemptId): string => `${REPORTS_FOLDER}${attemptId}/`;
