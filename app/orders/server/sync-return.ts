import { listOrders } from "#app/data/orders.ts";
import { AppError } from "#app/platform/app-error.ts";
import type { SyncDeps } from "#app/subscriptions/server/sync-trial.ts";
import { syncOrderNow } from "./sync-order.ts";

/**
 * For every page that a payment leads to. A buyer may be there before the webhook is: what Stripe knows of the
 * visitor's own open orders is fetched, so that what was paid for opens at once (server.md, section 5).
 */
export async function syncReturn(deps: SyncDeps, visitorHash: string): Promise<void> {
  const open = (await listOrders(deps.db, visitorHash)).filter(
    ({ status }) => status === "created",
  );
  await Promise.all(
    open.map(async ({ paymentIntentId }) => {
      if (paymentIntentId !== null) await syncOrderNow(deps, paymentIntentId).catch(waitForEvents);
    }),
  );
}

/** While Stripe is away: whatever is announced or swept later brings it. */
function waitForEvents(error: unknown): void {
  if (!(error instanceof AppError)) throw error;
}
