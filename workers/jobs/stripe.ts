import { createStripeSync, type StripeDeps } from "#app/billing/server/stripe-sync.ts";
import { orderSync } from "#app/orders/server/sync-order.ts";
import { StripeMessage } from "#app/payments/sync-queue.ts";
import { trialSync } from "#app/subscriptions/server/sync-trial.ts";
import { type Batch, consumeMessage } from "./consume-message.ts";

export const { syncObject, sweepStripe } = createStripeSync([orderSync, trialSync]);

/** Messages are independent and run concurrently. */
export async function consumeStripe(deps: StripeDeps, batch: Batch): Promise<void> {
  await Promise.all(
    batch.messages.map((message) =>
      consumeMessage(deps.log, message, {
        schema: StripeMessage,
        failure: () => ({ event: "sync", tries: message.attempts }),
        run: async ({ objectId }) => {
          await syncObject(deps, objectId);
          return null;
        },
        // The minute's sweep enqueues the object again. If the queue retried as well, its messages would multiply.
        retryDelayMs: () => null,
      }),
    ),
  );
}
