import { closeUnpaid } from "#app/orders/server/close-unpaid.ts";
import { enqueueSyncs } from "#app/payments/sync-queue.ts";
import { describeError } from "#app/platform/log.ts";
import { findUnsynced } from "#app/subscriptions/server/reconcile.ts";
import type { StripeDeps } from "./deps.ts";

/** Hands over what no webhook announced. Never throws: the next minute brings the next sweep. */
export async function sweepStripe(deps: StripeDeps): Promise<void> {
  try {
    const unpaid = await closeUnpaid(deps);
    const objectIds = [...new Set([...unpaid, ...(await findUnsynced(deps))])];
    if (objectIds.length === 0) return;
    await enqueueSyncs(deps.stripeQueue, objectIds, deps.log);
    deps.log("info", { event: "sweep", kind: "stripe", count: objectIds.length });
  } catch (error) {
    deps.log("error", { event: "failure", ...describeError(error) });
  }
}
