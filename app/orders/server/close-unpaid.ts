import { cancelWithoutPayment, listUnpaidOrders } from "#app/data/orders.ts";
import { requestSync } from "#app/data/stripe-events.ts";
import type { SyncDeps } from "#app/subscriptions/server/sync-trial.ts";
import { UNPAID_FOR_MS } from "../rules/reusable-order.ts";

const LIMIT = 100;

/**
 * Finds the orders that nobody has paid for long. The sync of such a payment cancels it, unless it was paid in
 * the last moment; returned are those to be synced now. An order whose payment we know nothing of is closed
 * at once: nobody was ever told how to pay it.
 */
export async function closeUnpaid({ db, clock }: SyncDeps): Promise<string[]> {
  const now = clock();
  const paymentIntentIds: string[] = [];
  for (const { id, paymentIntentId } of await listUnpaidOrders(db, now - UNPAID_FOR_MS, LIMIT)) {
    if (paymentIntentId === null) await cancelWithoutPayment(db, id, now);
    else {
      await requestSync(db, paymentIntentId, now);
      paymentIntentIds.push(paymentIntentId);
    }
  }
  return paymentIntentIds;
}
