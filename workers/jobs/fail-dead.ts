import { failDeadEmailJob } from "#app/data/failed-emails.ts";
import { minutes } from "#app/domain/duration.ts";
import { EmailMessage } from "#app/email/outbox.ts";
import { type Batch, consumeMessage } from "./consume-message.ts";
import type { MailDeps } from "./deps.ts";

const REASON = "the queue gave up on it";

/** Consumes the dead-letter queue: marks the jobs as failed, so that they are logged and can be replayed. */
export async function failDeadEmails(deps: MailDeps, batch: Batch): Promise<void> {
  await Promise.all(
    batch.messages.map((message) =>
      consumeMessage(deps.log, message, {
        schema: EmailMessage,
        failure: ({ jobId }) => ({ event: "failure", jobId }),
        run: async ({ jobId }) => {
          const failed = await failDeadEmailJob(deps.db, jobId, deps.clock(), REASON);
          if (failed) {
            deps.log("error", { event: "dead_letter", jobId, reason: failed.reason ?? REASON });
          }
          return null;
        },
        retryDelayMs: () => minutes(15),
      }),
    ),
  );
}
