import { z } from "zod";
import type { Log } from "#app/platform/log.ts";
import { type QueueOf, sendAll } from "#app/platform/queue.ts";

/** The id of a customer, a payment or a charge; no personal data. */
export const StripeMessage = z.strictObject({ objectId: z.string().min(1).max(255) });

export type StripeQueue = QueueOf<z.infer<typeof StripeMessage>>;

/** Never throws: the fences are in the database, and the sweep enqueues what the queue did not get. */
export const enqueueSyncs = (
  queue: StripeQueue,
  objectIds: readonly string[],
  log: Log,
): Promise<void> =>
  sendAll(
    queue,
    objectIds.map((objectId) => ({ objectId })),
    log,
  );
