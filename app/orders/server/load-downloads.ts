import type { OrderRow } from "#app/data/orders.ts";
import type { SoldFile } from "#app/domain/download.ts";
import { STATE_OF_STATUS } from "#app/domain/order.ts";
import type { Files } from "#app/files/files.ts";
import { ignoreUnavailable } from "#app/platform/app-error.ts";
import type { LinkSecrets } from "#app/platform/signed-link.ts";
import { findVisitor } from "#app/platform/visitor.ts";
import type { ProductFile } from "../content/products.ts";
import type { BoughtOrder, Download } from "../rules/bought-order.ts";
import { describeFormat, describeStored, listDownloads } from "../rules/product-file.ts";
import { permitDownload } from "./load-download.ts";
import { type ReturnDeps, syncReturn } from "./sync-order.ts";

type DownloadsDeps = ReturnDeps & { files: Files; linkSecrets: LinkSecrets };

/** Everything this browser has bought, newest first; with files while they are paid for. */
export async function loadDownloads(deps: DownloadsDeps, request: Request): Promise<BoughtOrder[]> {
  const visitor = await findVisitor(request);
  const orders = visitor === null ? [] : await syncReturn(deps, visitor.hash);
  const bought = await Promise.all(orders.map((order) => describe(deps, order)));
  return bought.filter((order) => order !== null);
}

async function describe(deps: DownloadsDeps, order: OrderRow): Promise<BoughtOrder | null> {
  const { id, product } = order;
  const state = STATE_OF_STATUS[order.status];
  if (state === null) return null;
  const files = state === "open" ? listDownloads(order) : [];
  const downloads = await Promise.all(files.map((file) => describeDownload(deps, order, file)));
  const boughtMs = order.paidAt ?? order.createdAt;
  return { id, product, boughtMs, isMailed: order.email !== null, state, downloads };
}

const describeDownload = async (
  deps: DownloadsDeps,
  { id }: OrderRow,
  { file, title, text }: ProductFile,
): Promise<Download> => ({
  ...{ title, text },
  format: describeFormat(file, await findSize(deps.files, file)),
  address: await permitDownload(deps, { id, file }),
});

/** Null while R2 is unavailable: the page does without the size. */
async function findSize(files: Files, file: SoldFile): Promise<number | null> {
  const found = await files.find(describeStored(file).key).catch(ignoreUnavailable);
  return found?.size ?? null;
}
