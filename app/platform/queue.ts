import { describeError, type Log } from "./log.ts";

/** The part of a Cloudflare Queue used here. */
export type QueueOf<Body> = { sendBatch(messages: { body: Body }[]): Promise<unknown> };

/** Cloudflare's limit for one batch. */
const BATCH = 100;

/**
 * Sends messages to a queue. Never throws: the database is the source of truth, and a sweep finds what the queue
 * did not get (docs/decisions/0007).
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
