import type { Database } from "#app/data/database.ts";
import type { NewEmailJob } from "#app/data/email-jobs.ts";
import { grantPaying, type VisitorAttempt } from "#app/data/quiz2-rights.ts";
import type { SubscriptionRow } from "#app/data/quiz2-subscriptions.ts";
import { parseEmailAddress } from "#app/domain/mail/email-address.ts";
import { recipientOf } from "#app/email/outbox.ts";
import type { Clock } from "#app/platform/clock.ts";

type LetInDeps = { db: Database; clock: Clock; enqueueEmails: (jobIds: string[]) => void };

/**
 * Lets in a further browser by a mailed link for payers, and mails it to the subscription's address. Returns whether
 * the browser is a payer now: as many as may be could have been let in, and then it only reads. Null when the link was
 * ended, or the attempt is deleted.
 */
export async function letInPayer(
  { db, clock, enqueueEmails }: LetInDeps,
  grant: VisitorAttempt & { readonly generation: number },
  subscription: Pick<SubscriptionRow, "email" | "consentedAt"> | null,
): Promise<boolean | null> {
  const grantedAt = clock();
  const notice = await writeNotice(grant, subscription, grantedAt);
  const granted = await grantPaying(db, grant, { grantedAt, notice });
  if (granted === null) return null;
  if (granted.jobIds.length > 0) enqueueEmails([...granted.jobIds]);
  return granted.isPayer;
}

async function writeNotice(
  { id: attemptId }: VisitorAttempt,
  subscription: Pick<SubscriptionRow, "email" | "consentedAt"> | null,
  createdAt: number,
): Promise<NewEmailJob | null> {
  const email = parseEmailAddress(subscription?.email ?? "");
  if (email === null) return null;
  const id = crypto.randomUUID();
  return {
    id,
    kind: "browser_added",
    payload: {},
    attemptId,
    email,
    recipient: await recipientOf(email),
    createdAt,
    boughtAt: subscription?.consentedAt ?? undefined,
    dedupeKey: `browser_added:${id}`,
  };
}
