import type { Database } from "#app/data/database.ts";
import { insertEmailJob } from "#app/data/email-jobs.ts";
import { listPurchasesToReview } from "#app/data/reviews.ts";
import { days } from "#app/domain/duration.ts";
import { recipientOf } from "#app/email/outbox.ts";
import type { Clock } from "#app/platform/clock.ts";
import { keyOfRequest } from "./review-links.ts";

/** After the payment, or after the first renewal of a subscription. */
const ASKED_AFTER_MS = days(14);
/** Whoever could not be asked for this long is not asked any more; neither are purchases from before reviews. */
const ASKED_WITHIN_MS = days(7);
const LIMIT = 100;

/** Queues the mail that asks for a review, once for each purchase. The sweep enqueues it. */
export async function requestReviews({ db, clock }: { db: Database; clock: Clock }) {
  const now = clock();
  const until = now - ASKED_AFTER_MS;
  const time = { from: until - ASKED_WITHIN_MS, until, now, renewsBefore: now + days(31) };
  for (const { purchase, email } of await listPurchasesToReview(db, time, LIMIT)) {
    await insertEmailJob(db, {
      id: crypto.randomUUID(),
      kind: "review_request",
      payload: purchase,
      dedupeKey: keyOfRequest(purchase),
      email,
      recipient: await recipientOf(email),
      createdAt: now,
      ...(purchase.kind === "attempt" ? { attemptId: purchase.id } : {}),
    });
  }
}
