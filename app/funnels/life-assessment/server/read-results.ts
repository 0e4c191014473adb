import type { Database } from "#app/data/database.ts";
import { findScoredAttempt } from "#app/data/quiz2-entitlements.ts";
import type { OwnedAttempt } from "#app/data/quiz2-rights.ts";
import { isEntitled } from "#app/domain/entitlement.ts";
import type { Offer } from "#app/domain/subscription.ts";
import { AppError } from "#app/platform/app-error.ts";
import type { Clock } from "#app/platform/clock.ts";
import { findOffer } from "#app/subscriptions/rules/judge-buyer.ts";
import { attemptNotFound } from "./attempt-id.ts";
import { type CompleteResults, completeResults } from "./complete-results.ts";
import { type Summary, summarize } from "./summarize.ts";

/** The response of `GET /api/quiz2/results/{attemptId}`: complete or locked. */
export type Results = Summary &
  (
    | { readonly complete: CompleteResults }
    /** `offer`: what opens them. */
    | { readonly locked: true; readonly offer: Offer }
  );

/**
 * The scores of a completed attempt: behind its email gate, or with the paid content while entitled.
 * @throws AppError `not_found`, `not_completed`, `email_required`.
 */
export async function readResults(
  deps: { db: Database; clock: Clock },
  attempt: OwnedAttempt,
): Promise<Results> {
  const found = await findScoredAttempt(deps.db, attempt);
  if (found === null) throw attemptNotFound();
  if (found.status !== "completed" || found.scores === null) {
    throw new AppError("not_completed", "Please complete the assessment first.");
  }
  const isPaid = found.paid.some((paid) => isEntitled(paid, deps.clock()));
  if (found.userId === null && !isPaid) {
    throw new AppError("email_required", "Please enter your email to see your results.");
  }
  return {
    ...summarize(found.scores),
    ...(isPaid
      ? { complete: completeResults(found.scores) }
      : { locked: true as const, offer: findOffer(found.paid) }),
  };
}
