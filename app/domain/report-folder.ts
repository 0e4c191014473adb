import type { AttemptId } from "./ids.ts";
import type { OrderId } from "./purchase/order.ts";

export const REPORTS_FOLDER = "reports/";

/** An attempt or order that files are printed for. */
export type ReportOwner = AttemptId | OrderId;

/** The key prefix of an attempt's or order's files, which are deleted when it is erased. */
export const reportFolder = (id: ReportOwner): string => `${REPORTS_FOLDER}${id}/`;

/** The owner of a stored file, and its name in the owner's folder; empty for a key that has none. */
export function splitReportKey(key: string): { ownerId: string; name: string } {
  const [ownerId = "", name = ""] = key.slice(REPORTS_FOLDER.length).split("/");
  return { ownerId, name };
}

/** For retention: the owners of a stored file, and the key of the same file in the current edition. */
export type StoredReport = { readonly ownerIds: string[]; readonly currentKey: string };

type Owners = {
  readonly attempts: readonly { readonly id: AttemptId }[];
  readonly orders: readonly { readonly id: OrderId; readonly quizResult: object | null }[];
};

/** Which of a person's attempts and orders have files, or may be having them printed right now. */
export const listFileOwners = ({ attempts, orders }: Owners): readonly ReportOwner[] =>
  [...attempts, ...orders.filter(({ quizResult }) => quizResult !== null)].map(({ id }) => id);
