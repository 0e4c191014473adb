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

/**
 * Mails the link that opens a subscription in another browser to the address that bought it, once for each `cause`.
 * False: over the limit, or there is no address.
 */
export async function mailSubscriptionLink(
  { db, clock, enqueueEmails }: MailDeps,
  { attemptId, email: bought, consentedAt }: Bought,
  cause?: string,
): Promise<boolean> {
  const email = parseEmailAddress(bought ?? "");
  if (email === null) return false;
  const createdAt = clock();
  const recipient = await recipientOf(email);
  const job = {
    id: crypto.randomUUID(),
    kind: "subscription_link" as const,
    payload: {},
    attemptId,
    email,
    recipient,
    createdAt,
    boughtAt: consentedAt ?? undefined,
    dedupeKey: `subscription_link:${recipient}:${cause ?? createdAt}`,
  };
  const isQueued = (await insertEmailJob(db, job).returning()).length > 0;
  if (isQueued) enqueueEmails([job.id]);
  return isQueued;
}
