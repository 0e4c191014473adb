import { failDeadEmailJob } from "#app/data/email-jobs.ts";
import { minutes, seconds } from "#app/domain/duration.ts";
import { EmailMessage } from "#app/email/outbox.ts";
import { describeError } from "#app/platform/log.ts";
import type { Batch, BatchMessage } from "./batch.ts";
import type { MailDeps } from "./deps.ts";

const REASON = "the queue gave it up";
const RETRY_SECONDS = minutes(15) / seconds(1);

/** Fails the jobs whose messages the queue has given up, so that they are seen and can be replayed. */
export async function failDeadEmails(deps: MailDeps, batch: Batch): Promise<void> {
  await Promise.all(batch.messages.map((message) => failDeadEmail(deps, message)));
}

async function failDeadEmail(deps: MailDeps, message: BatchMessage): Promise<void> {
  const parsed = EmailMessage.safeParse(message.body);
  if (!parsed.success) {
    deps.log("error", { event: "malformed_message" });
    return message.ack();
  }
  const { jobId } = parsed.data;
  try {
    const failed = await failDeadEmailJob(deps.db, jobId, deps.clock(), REASON);
    if (failed) {
      deps.log("error", { event: "dead_letter", jobId, reason: failed.reason ?? REASON });
    }
    message.ack();
  } catch (error) {
    deps.log("error", { event: "failure", jobId, ...describeError(error) });
    message.retry({ delaySeconds: RETRY_SECONDS });
  }
}
