import { seconds } from "#app/domain/duration.ts";
import { deliver, retryDelayMs } from "#app/email/deliver.ts";
import { EmailMessage } from "#app/email/outbox.ts";
import { describeError } from "#app/platform/log.ts";
import type { Batch, BatchMessage } from "./batch.ts";
import type { MailDeps } from "./deps.ts";

/** Each message goes its own way, side by side with the others. Never throws: acked messages would come again. */
export async function consumeEmails(deps: MailDeps, batch: Batch): Promise<void> {
  await Promise.all(batch.messages.map((message) => consumeEmail(deps, message)));
}

async function consumeEmail(deps: MailDeps, message: BatchMessage): Promise<void> {
  const parsed = EmailMessage.safeParse(message.body);
  if (!parsed.success) {
    deps.log("error", { event: "malformed_message" });
    return message.ack();
  }
  const { jobId } = parsed.data;
  try {
    const delivery = await deliver(deps, jobId);
    if (delivery.kind === "retry") return retry(message, delivery.delayMs);
    message.ack();
  } catch (error) {
    deps.log("error", { event: "failure", jobId, ...describeError(error) });
    retry(message, retryDelayMs(message.attempts));
  }
}

/** A second more, so that the job is due when its message comes again. */
const retry = (message: BatchMessage, delayMs: number): void =>
  message.retry({ delaySeconds: Math.ceil((delayMs + seconds(1)) / seconds(1)) });
