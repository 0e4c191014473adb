import { findFence, moveFence } from "#app/data/stripe-events.ts";
import { type SyncDeps, syncTrial, syncTrialNow } from "./sync-trial.ts";

/**
 * Syncs what an event was about: a customer, or a charge whose customer has to be asked for. What belongs to
 * no trial of ours changes nothing.
 * @throws AppError `unavailable`.
 */
export async function syncObject(deps: SyncDeps, objectId: string): Promise<void> {
  if (objectId.startsWith("cus_")) return syncTrial(deps, objectId);
  const fence = await findFence(deps.db, objectId);
  if (fence === null || fence.got >= fence.want) return;
  const customerId = await deps.payments.findCustomerOfCharge(objectId);
  if (customerId !== null) await syncTrialNow(deps, customerId);
  await moveFence(deps.db, objectId, fence.want);
}
