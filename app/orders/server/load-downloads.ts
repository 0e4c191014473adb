import type { OrderRow } from "#app/data/orders.ts";
import { STATE_OF_STATUS } from "#app/domain/purchase/order.ts";
import type { Files } from "#app/files/files.ts";
import { ignoreUnavailable } from "#app/platform/app-error.ts";
import type { LinkSecrets } from "#app/platform/signed-link.ts";
import { findVisitor } from "#app/platform/visitor.ts";
import type { ProductFile } from "../content/products.ts";
import type { BoughtOrder, Download } from "../rules/bought-order.ts";
import { BUNDLES, describeFormat, keyOf, listDownloads } from "../rules/product-file.ts";
import { permitDownload } from "./load-download.ts";
import { type ReturnDeps, syncReturn } from "./sync-order.ts";

type Sizes = ReadonlyMap<string, number>;
const NONE: Sizes = new Map();

type DownloadsDeps = ReturnDeps & { files: Files; linkSecrets: LinkSecrets };

/** Everything this browser has bought, newest first; with files while they are paid for. */
export async function loadDownloads(deps: DownloadsDeps, request: Request): Promise<BoughtOrder[]> {
  const visitor = await findVisitor(request);
  const orders = visitor === null ? [] : await syncReturn(deps, visitor.hash);
  const isAnyOpen = orders.some(({ status }) => STATE_OF_STATUS[status] === "open");
  // Without sizes while R2 is unavailable.
  const sizes = (isAnyOpen && (await deps.files.measure(BUNDLES).catch(ignoreUnavailable))) || NONE;
  const bought = await Promise.all(orders.map((order) => describe(deps, order, sizes)));
  return bought.filter((order) => order !== null);
}

async function describe(
  deps: DownloadsDeps,
  order: OrderRow,
  sizes: Sizes,
): Promise<BoughtOrder | null> {
  const { id, product } = order;
  const state = STATE_OF_STATUS[order.status];
  if (state === null) return null;
  const files = state === "open" ? listDownloads(order) : [];
  const downloads = await Promise.all(
    files.map((file) => describeDownload(deps, order, { ...file, sizes })),
  );
  const boughtMs = order.paidAt ?? order.createdAt;
  return { id, product, boughtMs, isMailed: order.email !== null, state, downloads };
}

const describeDownload = async (
  deps: DownloadsDeps,
  { id }: OrderRow,
  { file, title, text, picture, sizes }: ProductFile & { sizes: Sizes },
): Promise<Download> => ({
  title,
  text,
  picture,
  format: describeFormat(file, sizes.get(keyOf(file)) ?? null),
  address: await permitDownload(deps, { id, file }),
});
