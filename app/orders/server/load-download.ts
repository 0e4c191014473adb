import { findOrder, findOwnOrder, type OrderRow } from "#app/data/orders.ts";
import type { SoldFile } from "#app/domain/download.ts";
import type { OrderId } from "#app/domain/order.ts";
import { OrderId as OrderIdField } from "#app/domain/order-id.ts";
import type { Files } from "#app/files/files.ts";
import { sendFile } from "#app/files/send-file.ts";
import type { LinkSecrets } from "#app/platform/signed-link.ts";
import { findVisitor } from "#app/platform/visitor.ts";
import { hasAccess } from "../rules/bought-order.ts";
import { describeStored, findProductFile } from "../rules/product-file.ts";
import { isPermitted } from "./download-permission.ts";
import { findSubscriberFile } from "./find-subscriber-file.ts";
import { type ReturnDeps, syncReturn } from "./sync-return.ts";

type DownloadDeps = ReturnDeps & { files: Files; linkSecrets: LinkSecrets };
type Asked = { readonly orderId: string | undefined; readonly file: string | undefined };
type RequestedFile = { readonly id: OrderId; readonly file: string };

/**
 * Streams a bought file to the visitor who owns the order or brings a valid permission, as long as the order is
 * paid (docs/product.md#downloads); a subscriber's guide likewise, by the id of the attempt. Null for everybody
 * else, whether or not there is such an order.
 * @throws AppError `unavailable` while the files cannot be reached.
 */
export async function loadDownload(
  deps: DownloadDeps,
  request: Request,
  { orderId, file }: Asked,
): Promise<Response | null> {
  const id = OrderIdField.safeParse(orderId);
  if (!id.success || file === undefined) return null;
  const requested = { id: id.data, file };
  const found =
    (await findBoughtFile(deps, request, requested)) ??
    (await findSubscriberFile(deps, request, requested));
  return found && sendFile(deps.files, request, describeStored(found));
}

async function findBoughtFile(
  deps: DownloadDeps,
  request: Request,
  requested: RequestedFile,
): Promise<SoldFile | null> {
  const order = await findPermitted(deps, request, requested);
  return order !== null && hasAccess(order) ? findProductFile(order, requested.file) : null;
}

async function findPermitted(
  deps: DownloadDeps,
  request: Request,
  requested: RequestedFile,
): Promise<OrderRow | null> {
  const own = await findOwn(deps, request, requested.id);
  if (own !== null) return own;
  return (await isPermitted(deps, request, requested))
    ? findOrder(deps.db, { id: requested.id })
    : null;
}

/** Who has just paid may be here before we heard of it. */
async function findOwn(
  deps: DownloadDeps,
  request: Request,
  id: OrderId,
): Promise<OrderRow | null> {
  const visitor = await findVisitor(request);
  if (visitor === null) return null;
  const own = { id, visitorHash: visitor.hash };
  const order = await findOwnOrder(deps.db, own);
  if (order?.status !== "created") return order;
  await syncReturn(deps, visitor.hash);
  return findOwnOrder(deps.db, own);
}
