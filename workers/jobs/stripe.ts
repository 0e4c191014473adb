import { createStripeSync, type StripeDeps } from "#app/billing/server/stripe-sync.ts";
import { retryDelayMs } from "#app/email/deliver.ts";
import { orderSync } from "#app/orders/server/sync-order.ts";
import { StripeMessage } from "#app/payments/sync-queue.ts";
import { trialSync } from "#app/subscriptions/server/sync-trial.ts";
import type { Batch } from "./batch.ts";
import { consumeMessage } from "./consume-message.ts";

export const { syncObject, findUnsynced, sweepStripe } = createStripeSync([orderSync, trialSync]);

/** Messages of a batch are handled in parallel and acknowledged one by one. */
export async function consumeStripe(deps: StripeDeps, batch: Batch): Promise<void> {
  await Promise.all(
    batch.messages.map((message) =>
      consumeMessage(deps.log, message, {
        schema: StripeMessage,
        event: "sync",
        run: ({ objectId }) => syncObject(deps, objectId),
        retryDelayMs,
      }),
    ),
  );
}
