import { z } from "zod";
import type { Log } from "#app/platform/log.ts";
import { type QueueOf, sendAll } from "#app/platform/queue.ts";

/** What the queue carries: an id that tells nothing about anybody. */
export const EmailMessage = z.strictObject({ jobId: z.uuid() });

export type EmailQueue = QueueOf<z.infer<typeof EmailMessage>>;

/** Never throws: the jobs stand in the outbox, and the sweep finds what the queue did not get. */
export const enqueueEmails = (
  queue: EmailQueue,
  jobIds: readonly string[],
  log: Log,
): Promise<void> =>
  sendAll(
    queue,
    jobIds.map((jobId) => ({ jobId })),
    log,
  );
