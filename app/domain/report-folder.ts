import type { AttemptId } from "./ids.ts";

/** The key prefix of an attempt's files: whatever erases the attempt deletes it. */
export const reportFolder = (attemptId: AttemptId): string => `reports/${attemptId}/`;
