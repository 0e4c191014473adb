import { z } from "zod";
import { foldMailbox } from "#app/domain/mail/mailbox.ts";
import { hashText } from "#app/platform/encode.ts";
import type { Log } from "#app/platform/log.ts";
import { type QueueOf, sendAll } from "#app/platform/queue.ts";

/** A message carries only an id, no personal data. */
export const EmailMessage = z.strictObject({ jobId: z.uuid() });

export type EmailQueue = QueueOf<z.infer<typeof EmailMessage>>;

/** Never throws: the jobs are in the outbox, and the sweep finds those that the queue did not get. */
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

/** The key by which mail is limited and suppressed; a hash, because it is kept when the address is deleted. */
export const recipientOf = (email: string): Promise<string> => hashText(foldMailbox(email));
