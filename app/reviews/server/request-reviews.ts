import type { Database } from "#app/data/database.ts";
import { insertEmailJob } from "#app/data/email-jobs.ts";
import { listPurchasesToReview } from "#app/data/reviews.ts";
import { findJobRun, storeJobCursor } from "#app/data/standing-data.ts";
import { days } from "#app/domain/duration.ts";
import { recipientOf } from "#app/email/outbox.ts";
import type { Clock } from "#app/platform/clock.ts";
import { keyOfRequest } from "./review-links.ts";

/** After the payment, or after the first renewal of a subscription. */
const ASKED_AFTER_MS = days(14);
/** Buyers who were not asked within this time are not asked any more, nor are buyers from before reviews existed. */
const ASKED_WITHIN_MS = days(7);
const LIMIT = 100;
/** Its row in `job_runs`; the cursor is the time up to which purchases were asked about. */
const JOB = "review_requests";

/** Queues the mail that asks for a review, once for each purchase. The sweep enqueues it. */
export async function requestReviews({ db, clock }: { db: Database; clock: Clock }) {
  const now = clock();
  const until = now - ASKED_AFTER_MS;
  const { cursor } = await findJobRun(db, JOB);
  const after = Math.max(until - ASKED_WITHIN_MS, Number(cursor ?? 0));
  const found = await listPurchasesToReview(db, { after, until, now }, LIMIT);
  for (const { purchase, email } of found.due) {
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
  // The cursor also passes buyers who want no such mail; a full list may consist of them.
  const isDone = found.until === until;
  const run = { cursor: String(found.until), succeededAt: isDone ? now : undefined };
  await storeJobCursor(db, JOB, run);
}
