import { retryDelayMs } from "#app/email/deliver.ts";
import { StripeMessage } from "#app/payments/sync-queue.ts";
import { syncObject } from "#app/subscriptions/server/sync-object.ts";
import type { Batch } from "./batch.ts";
import { consumeMessage } from "./consume-message.ts";
import type { StripeDeps } from "./deps.ts";

/** Each message goes its own way, side by side with the others. */
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
