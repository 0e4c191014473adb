import { seconds } from "#app/domain/duration.ts";
import { deliver, retryDelayMs } from "#app/email/deliver.ts";
import { EmailMessage } from "#app/email/outbox.ts";
import { type Batch, type BatchMessage, consumeMessage } from "./consume-message.ts";
import type { MailDeps } from "./deps.ts";

/** Messages are independent and run concurrently. */
export async function consumeEmails(deps: MailDeps, batch: Batch): Promise<void> {
  await Promise.all(batch.messages.map((message) => consumeEmail(deps, message)));
}

const consumeEmail = (deps: MailDeps, message: BatchMessage): Promise<void> =>
  consumeMessage(deps.log, message, {
    schema: EmailMessage,
    failure: ({ jobId }) => ({ event: "failure", jobId }),
    run: async ({ jobId }) => {
      const delivery = await deliver(deps, jobId);
      return delivery.kind === "retry" ? whenDue(delivery.delayMs) : null;
    },
    retryDelayMs: (attempts) => whenDue(retryDelayMs(attempts)),
  });

/** Adds a second, so that the job is due when its message is redelivered. */
const whenDue = (delayMs: number): number => delayMs + seconds(1);
