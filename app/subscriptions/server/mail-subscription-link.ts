import type { Database } from "#app/data/database.ts";
import { insertLimitedEmailJob } from "#app/data/email-jobs.ts";
import { days, minutes } from "#app/domain/duration.ts";
import { parseEmailAddress } from "#app/domain/email-address.ts";
import type { AttemptId } from "#app/domain/ids.ts";
import { foldMailbox } from "#app/domain/mailbox.ts";
import type { Clock } from "#app/platform/clock.ts";
import { hashText } from "#app/platform/hash.ts";

type MailDeps = { db: Database; clock: Clock; enqueueEmails: (jobIds: string[]) => void };

/** Anyone can request it for any address, so it must not flood an inbox. */
const LIMITS = [
  { withinMs: minutes(5), most: 1 },
  { withinMs: days(1), most: 6 },
];

/** Mails the link that opens a subscription in a further browser, to the address that bought it. */
export async function mailSubscriptionLink(
  deps: MailDeps,
  { attemptId, email: bought }: { attemptId: AttemptId; email: string | null },
): Promise<void> {
  const email = parseEmailAddress(bought ?? "");
  if (email === null) return;
  const createdAt = deps.clock();
  const keyPrefix = `subscription_link:${await hashText(foldMailbox(email))}:`;
  const job = {
    ...{ id: crypto.randomUUID(), kind: "subscription_link" as const, payload: {} },
    ...{ attemptId, email, createdAt, dedupeKey: `${keyPrefix}${createdAt}` },
  };
  const limits = LIMITS.map(({ withinMs, most }) => ({ since: createdAt - withinMs, most }));
  const isQueued = await insertLimitedEmailJob(deps.db, job, keyPrefix, limits);
  if (isQueued) deps.enqueueEmails([job.id]);
}
