import { z } from "zod";
import { describeError, type Log } from "#app/platform/log.ts";

/** What the queue carries: the id of a customer or a charge, which tells nothing about anybody. */
export const StripeMessage = z.strictObject({ objectId: z.string().min(1).max(255) });

export type StripeQueue = {
  sendBatch(messages: { body: z.infer<typeof StripeMessage> }[]): Promise<unknown>;
};
const QUEUE_BATCH = 100;

/** Never throws: the fences stand in the database, and the sweep finds what the queue did not get. */
export async function tellStripeQueue(
  queue: StripeQueue,
  objectIds: readonly string[],
  log: Log,
): Promise<void> {
  for (let at = 0; at < objectIds.length; at += QUEUE_BATCH) {
    const batch = objectIds.slice(at, at + QUEUE_BATCH).map((objectId) => ({ body: { objectId } }));
    try {
      await queue.sendBatch(batch);
    } catch (error) {
      log("error", { event: "failure", ...describeError(error), count: batch.length });
    }
  }
}
