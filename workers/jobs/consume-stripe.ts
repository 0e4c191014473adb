import { seconds } from "#app/domain/duration.ts";
import { retryDelayMs } from "#app/email/deliver.ts";
import { StripeMessage } from "#app/payments/sync-queue.ts";
import { describeError } from "#app/platform/log.ts";
import { syncObject } from "#app/subscriptions/server/sync-object.ts";
import type { Batch, BatchMessage } from "./batch.ts";
import type { StripeDeps } from "./deps.ts";

/** Each message goes its own way, side by side with the others. Never throws: acked messages would come again. */
export async function consumeStripe(deps: StripeDeps, batch: Batch): Promise<void> {
  await Promise.all(batch.messages.map((message) => consumeObject(deps, message)));
}

async function consumeObject(deps: StripeDeps, message: BatchMessage): Promise<void> {
  const parsed = StripeMessage.safeParse(message.body);
  if (!parsed.success) {
    deps.log("error", { event: "malformed_message" });
    return message.ack();
  }
  try {
    await syncObject(deps, parsed.data.objectId);
    message.ack();
  } catch (error) {
    deps.log("error", { event: "sync", ...describeError(error), tries: message.attempts });
    message.retry({ delaySeconds: retryDelayMs(message.attempts) / seconds(1) });
  }
}
