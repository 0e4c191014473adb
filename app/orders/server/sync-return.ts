import { listOrders, type OrderRow } from "#app/data/orders.ts";
import { AppError } from "#app/platform/app-error.ts";
import type { RateLimiter } from "#app/platform/rate-limit.ts";
import type { SyncDeps } from "#app/subscriptions/server/sync-trial.ts";
import { syncOrderNow } from "./sync-order.ts";

export type ReturnDeps = SyncDeps & { paymentsPerVisitor: RateLimiter };

/**
 * The visitor's orders, newest first, for every page that a payment leads to. A buyer may arrive before the
 * webhook: the state of unpaid orders is fetched from Stripe, so that a purchase opens at once. Rate-limited:
 * who reloads too often waits for the webhook.
 */
export async function syncReturn(deps: ReturnDeps, visitorHash: string): Promise<OrderRow[]> {
  const orders = await listOrders(deps.db, visitorHash);
  const open = orders.flatMap(({ status, paymentIntentId }) =>
    status === "created" && paymentIntentId !== null ? [paymentIntentId] : [],
  );
  if (open.length === 0) return orders;
  const { success } = await deps.paymentsPerVisitor.limit({ key: `return:${visitorHash}` });
  if (!success) return orders;
  await Promise.all(open.map((id) => syncOrderNow(deps, id).catch(waitForEvents)));
  return listOrders(deps.db, visitorHash);
}

/** While Stripe is away: whatever is announced or swept later brings it. */
function waitForEvents(error: unknown): void {
  if (!(error instanceof AppError)) throw error;
}
