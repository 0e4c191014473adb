import { findFence, moveFence } from "#app/data/stripe-events.ts";
import { syncOrder, syncOrderNow } from "#app/orders/server/sync-order.ts";
import { type SyncDeps, syncTrial, syncTrialNow } from "./sync-trial.ts";

/**
 * Syncs what an event was about: a customer, who has a trial; a payment without one, which is an order's; or a
 * charge that has to be asked for what it belongs to. What is none of ours changes nothing.
 * @throws AppError `unavailable`.
 */
export async function syncObject(deps: SyncDeps, objectId: string): Promise<void> {
  if (objectId.startsWith("cus_")) return syncTrial(deps, objectId);
  if (objectId.startsWith("pi_")) return syncOrder(deps, objectId);
  const fence = await findFence(deps.db, objectId);
  if (fence === null || fence.syncedRevision >= fence.requestedRevision) return;
  const { customerId, paymentIntentId } = await deps.payments.findOwnerOfCharge(objectId);
  if (customerId !== null) await syncTrialNow(deps, customerId);
  else if (paymentIntentId !== null) await syncOrderNow(deps, paymentIntentId);
  await moveFence(deps.db, objectId, fence.requestedRevision);
}
