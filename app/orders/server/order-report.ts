import { OWN_REPORT_FILE } from "#app/domain/purchase/download.ts";
import type { OrderId } from "#app/domain/purchase/order.ts";
import { reportFolder, type StoredReport, splitReportKey } from "#app/domain/report-folder.ts";
import type { SentFile } from "#app/files/send-file.ts";

/** Bumped with every visible change: files of older editions are printed again. */
const EDITION = "2026-11-a";
const END = "-dating.pdf";

/** R2 key and download name of the report that is printed for an order. */
export const findOrderReport = (orderId: OrderId): SentFile => ({
  key: `${reportFolder(orderId)}${EDITION}${END}`,
  saveAs: OWN_REPORT_FILE,
  contentType: "application/pdf",
});

/** Null: the key is not an order's. */
export function readOrderReportKey(key: string): StoredReport | null {
  if (!key.endsWith(END)) return null;
  const { ownerId } = splitReportKey(key);
  return { ownerIds: [ownerId], currentKey: findOrderReport(ownerId as OrderId).key };
}
