import { describeError, type Log } from "./log.ts";

/** What is used of a Cloudflare Queue that carries such messages. */
export type QueueOf<Body> = { sendBatch(messages: { body: Body }[]): Promise<unknown> };

/** The most messages that a queue takes at once. */
const BATCH = 100;

/**
 * Sends messages to a queue, and never throws: what they announce stands in the database, and a sweep finds
 * what the queue did not get (docs/decisions/0007).
 */
export async function sendAll<Body>(
  queue: QueueOf<Body>,
  bodies: readonly Body[],
  log: Log,
): Promise<void> {
  for (let at = 0; at < bodies.length; at += BATCH) {
    const batch = bodies.slice(at, at + BATCH).map((body) => ({ body }));
    try {
      await queue.sendBatch(batch);
    } catch (error) {
      log("error", { event: "failure", ...describeError(error), count: batch.length });
    }
  }
}
