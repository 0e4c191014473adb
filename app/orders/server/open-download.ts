import { findOrder, findOwnOrder, type OrderRow } from "#app/data/orders.ts";
import type { OrderId } from "#app/domain/order.ts";
import { OrderId as OrderIdField } from "#app/domain/order-id.ts";
import type { Files } from "#app/files/files.ts";
import { sendFile } from "#app/files/send-file.ts";
import type { LinkSecrets } from "#app/platform/signed-link.ts";
import { findVisitor } from "#app/platform/visitor.ts";
import { isOpen } from "../rules/bought-order.ts";
import { describeStored, findProductFile } from "../rules/product-file.ts";
import { isPermitted } from "./download-permission.ts";
import { type ReturnDeps, syncReturn } from "./sync-return.ts";

type DownloadDeps = ReturnDeps & { files: Files; linkSecrets: LinkSecrets };
type Asked = { readonly orderId: string | undefined; readonly file: string | undefined };

/**
 * Gives a bought file to the visitor whose order it is of, or who brings a fresh permission, as long as the
 * order is paid for (server.md, section 7). Null for everybody else, whether or not there is such an order.
 * @throws AppError `unavailable` while the files cannot be reached.
 */
export async function openDownload(
  deps: DownloadDeps,
  request: Request,
  { orderId, file }: Asked,
): Promise<Response | null> {
  const id = OrderIdField.safeParse(orderId);
  if (!id.success || file === undefined) return null;
  const order = await findPermitted(deps, request, { orderId: id.data, file });
  if (order === null || !isOpen(order)) return null;
  const found = findProductFile(order, file);
  return found && sendFile(deps.files, request, describeStored(found));
}

async function findPermitted(
  deps: DownloadDeps,
  request: Request,
  wanted: { orderId: OrderId; file: string },
): Promise<OrderRow | null> {
  const own = await findOwn(deps, request, wanted.orderId);
  if (own !== null) return own;
  return (await isPermitted(deps, request, wanted))
    ? findOrder(deps.db, { id: wanted.orderId })
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
