import type { Database } from "#app/data/database.ts";
import { findCheckoutAttempt } from "#app/data/quiz2-subscriptions.ts";
import { isEntitled } from "#app/domain/entitlement.ts";
import { TRIAL_MS } from "#app/domain/subscription.ts";
import type { Clock } from "#app/platform/clock.ts";
import { findVisitor } from "#app/platform/visitor.ts";
import type { Paywall } from "../rules/trial-pages.ts";
import { readAttemptCookie } from "./attempt-cookie.ts";

/** The paywall of the attempt that this browser completed last; null for another visitor's attempt. */
export async function loadPaywall(
  deps: { db: Database; clock: Clock },
  request: Request,
): Promise<Paywall> {
  const now = deps.clock();
  const nothing = {
    attemptId: null,
    email: null,
    isSubscribed: false,
    firstRenewalMs: now + TRIAL_MS,
  };
  const id = readAttemptCookie(request);
  const visitor = await findVisitor(request);
  if (id === null || visitor === null) return nothing;
  const found = await findCheckoutAttempt(deps.db, { id, visitorHash: visitor.hash });
  if (found?.status !== "completed") return nothing;
  const { email, subscription } = found;
  const isSubscribed = subscription !== null && isEntitled(subscription, now);
  return { ...nothing, attemptId: id, email, isSubscribed };
}
