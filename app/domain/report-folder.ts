import type { AttemptId } from "./ids.ts";
import type { OrderId } from "./purchase/order.ts";

export const REPORTS_FOLDER = "reports/";

/** Whose files are printed for them. */
export type ReportOwner = AttemptId | OrderId;

/** The key prefix of the files of an attempt or an order: whatever erases it deletes them. */
export const reportFolder = (id: ReportOwner): string => `${REPORTS_FOLDER}${id}/`;

type Owners = {
  readonly attempts: readonly { readonly id: AttemptId }[];
  readonly orders: readonly { readonly id: OrderId; readonly quizResult: object | null }[];
};

/** Which of a person's attempts and orders have files, or may have them printed at this moment. */
export const listFileOwners = ({ attempts, orders }: Owners): readonly ReportOwner[] =>
  [...attempts, ...orders.filter(({ quizResult }) => quizResult !== null)].map(({ id }) => id);
