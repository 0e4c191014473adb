import { findSubscription, type SubscriptionRow } from "#app/data/quiz2-subscriptions.ts";
import { hours, minutes } from "#app/domain/duration.ts";
import { maskEmailAddress } from "#app/domain/email-address.ts";
import type { TrialBack } from "#app/funnels/shared/rules/paid-trial.ts";
import { AppError } from "#app/platform/app-error.ts";
import { addressPrefix, type RateLimiter } from "#app/platform/rate-limit.ts";
import { type LinkSecrets, signLink } from "#app/platform/signed-link.ts";
import { isEntitled } from "../rules/entitlement.ts";
import { type SyncDeps, syncTrialNow } from "./sync-trial.ts";

/**
 * A session id cannot be guessed, but it stays in the page's address, and so in histories and screenshots: it only
 * grants access shortly after the payment.
 */
const SESSION_FOR_MS = hours(1);
const BUTTON_FOR_MS = minutes(15);
const SESSION_ID = /^cs_(?:test|live)_\w{20,200}$/;

type Deps = SyncDeps & { linkSecrets: LinkSecrets; checkoutsPerAddress: RateLimiter };

/**
 * What the thank-you page shows when a bank's app opens the return address in a different browser: a button with a
 * mailed link's token. Null when the session was not paid, and while Stripe is unavailable.
 */
export async function findTrialBack(
  deps: Deps,
  request: Request,
  sessionId: string,
): Promise<TrialBack | null> {
  const row = await findPaid(deps, request, sessionId);
  if (row === null || !isEntitled(row, deps.clock())) return null;
  const { attemptId, trialStart, email } = row;
  const now = deps.clock();
  if (trialStart === null || now - trialStart >= SESSION_FOR_MS) {
    return { state: "late", mailedTo: email && maskEmailAddress(email) };
  }
  const expiresAtMs = now + BUTTON_FOR_MS;
  const link = { purpose: "open_attempt", subject: attemptId, expiresAtMs } as const;
  return { state: "open", token: await signLink(deps.linkSecrets, link) };
}

async function findPaid(
  deps: Deps,
  request: Request,
  sessionId: string,
): Promise<SubscriptionRow | null> {
  if (!SESSION_ID.test(sessionId)) return null;
  const key = `return:${addressPrefix(request)}`;
  if (!(await deps.checkoutsPerAddress.limit({ key })).success) return null;
  try {
    const attemptId = await deps.payments.findPaidAttempt(sessionId);
    const row = attemptId === null ? null : await findSubscription(deps.db, { attemptId });
    if (row?.stripeSessionId !== sessionId || row.stripeCustomerId === null) return null;
    if (row.stripeSubId !== null) return row;
    await syncTrialNow(deps, row.stripeCustomerId);
    return findSubscription(deps.db, { attemptId: row.attemptId });
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}
