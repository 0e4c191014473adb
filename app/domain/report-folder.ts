import type { AttemptId } from "./ids.ts";
import type { OrderId } from "./order.ts";

export const REPORTS_FOLDER = "reports/";

/** Whose files are printed for them. */
export type ReportOwner = AttemptId | OrderId;

/** The key prefix of the files of an attempt or an order: whatever erases it deletes them. */
export const reportFolder = (id: ReportOwner): string => `${REPORTS_FOLDER}${id}/`;
