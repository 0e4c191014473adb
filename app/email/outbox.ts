import { z } from "zod";
import { describeError, type Log } from "#app/platform/log.ts";

/** What the queue carries: an id that tells nothing about anybody. */
export const EmailMessage = z.strictObject({ jobId: z.uuid() });

export type EmailQueue = {
  sendBatch(messages: { body: z.infer<typeof EmailMessage> }[]): Promise<unknown>;
};
const QUEUE_BATCH = 100;

/** Never throws: the jobs stand in the outbox, and the sweep finds what the queue did not get. */
export async function tellQueue(
  queue: EmailQueue,
  jobIds: readonly string[],
  log: Log,
): Promise<void> {
  for (let at = 0; at < jobIds.length; at += QUEUE_BATCH) {
    const batch = jobIds.slice(at, at + QUEUE_BATCH).map((jobId) => ({ body: { jobId } }));
    try {
      await queue.sendBatch(batch);
    } catch (error) {
      log("error", { event: "failure", ...describeError(error), count: batch.length });
    }
  }
}
