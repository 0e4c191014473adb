import type { Database } from "#app/data/database.ts";
import { insertEmailJob } from "#app/data/email-jobs.ts";
import type { AttemptId } from "#app/domain/ids.ts";
import { parseEmailAddress } from "#app/domain/mail/email-address.ts";
import { recipientOf } from "#app/email/outbox.ts";
import type { Clock } from "#app/platform/clock.ts";

type MailDeps = { db: Database; clock: Clock; enqueueEmails: (jobIds: string[]) => void };

type Bought = {
  readonly attemptId: AttemptId;
  readonly email: string | null;
  readonly consentedAt: number | null;
};

/** Mails the link that opens a subscription in a further browser, to the address that bought it. */
export async function mailSubscriptionLink(
  { db, clock, enqueueEmails }: MailDeps,
  { attemptId, email: bought, consentedAt }: Bought,
): Promise<void> {
  const email = parseEmailAddress(bought ?? "");
  if (email === null) return;
  const createdAt = clock();
  const recipient = await recipientOf(email);
  const job = {
    ...{ id: crypto.randomUUID(), kind: "subscription_link" as const, payload: {} },
    ...{ attemptId, email, recipient, createdAt, boughtAt: consentedAt ?? undefined },
    dedupeKey: `subscription_link:${recipient}:${createdAt}`,
  };
  if ((await insertEmailJob(db, job).returning()).length > 0) enqueueEmails([job.id]);
}
