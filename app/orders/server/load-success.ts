import type { OrderRow } from "#app/data/orders.ts";
import { DOWNLOADS_PATH } from "#app/domain/purchase/download.ts";
import { hasAccess } from "#app/domain/purchase/order.ts";
import { findVisitor } from "#app/platform/visitor.ts";
import { products } from "../content/products.ts";
import { pickOrder, type Success, type SuccessDownload } from "../rules/success.ts";
import { RETURN_PARAMETER, readProduct } from "../rules/success-guard.ts";
import { findWayBack, type WayBackDeps } from "./find-way-back.ts";
import { permitDownload } from "./load-download.ts";
import { type ReturnDeps, syncReturn } from "./sync-order.ts";

type SuccessDeps = ReturnDeps &
  WayBackDeps & {
    /** The toolkit's external folder, if it has one. */
    perfectionismFolderUrl: string | null;
  };

/**
 * Loads the page after a payment. A buyer may arrive before the webhook, so Stripe is asked first
 * (docs/product.md#success-page). Null: the address names another visitor's payment without its client secret.
 */
export async function loadSuccess(deps: SuccessDeps, request: Request): Promise<Success | null> {
  const query = new URL(request.url).searchParams;
  const visitor = await findVisitor(request);
  const orders = visitor === null ? [] : await syncReturn(deps, visitor.hash);
  const paymentIntentId = query.get(RETURN_PARAMETER);
  const isOwn = orders.some((order) => order.paymentIntentId === paymentIntentId);
  if (paymentIntentId !== null && !isOwn) return findWayBack(deps, request);
  const { product, order } = pickOrder(orders, { product: readProduct(query), paymentIntentId });
  if (order === null) return { product, access: "pending", download: null };
  if (!hasAccess(order)) return { product, access: "closed", download: null };
  const download = await giveDownload(deps, order);
  return {
    product,
    access: "open",
    download,
    orderId: order.id,
    ...(order.archetype && { archetype: order.archetype }),
    isMailed: order.email !== null,
  };
}

async function giveDownload(
  deps: SuccessDeps,
  { id, product }: OrderRow,
): Promise<SuccessDownload> {
  if (product === "dating_bundle") {
    const [{ file }] = products[product].downloads;
    return { kind: "file", address: await permitDownload(deps, { id, file }) };
  }
  const folder = deps.perfectionismFolderUrl;
  return folder === null
    ? { kind: "page", address: DOWNLOADS_PATH }
    : { kind: "folder", address: folder };
}
