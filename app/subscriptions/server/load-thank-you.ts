import type { WayBack } from "#app/billing/rules/way-back.ts";
import type { SyncDeps } from "#app/billing/server/sync.ts";
import { offerWayBack } from "#app/billing/server/way-back.ts";
import {
  findSubscription,
  listSubscriptions,
  type SubscriptionRow,
} from "#app/data/quiz2-subscriptions.ts";
import { isEntitled } from "#app/domain/entitlement.ts";
import { TRIAL_MS } from "#app/domain/subscription.ts";
import { ignoreUnavailable } from "#app/platform/app-error.ts";
import { addressPrefix, isWithinLimit, type RateLimits } from "#app/platform/rate-limit.ts";
import type { LinkSecrets } from "#app/platform/signed-link.ts";
import { findVisitor } from "#app/platform/visitor.ts";
import type { ThankYou } from "../rules/trial-pages.ts";
import { syncTrialNow } from "./sync-trial.ts";

export type ThankYouDeps = SyncDeps & { linkSecrets: LinkSecrets; limits: RateLimits };

/** `closed`: access has ended, or the payment was refunded or disputed; the manage page says which. */
type Return = Omit<ThankYou, "state"> & { readonly state: ThankYou["state"] | "closed" };

/**
 * Loads the page after the checkout. A buyer may arrive before the webhook, so the visitor's own checkout is
 * synced with Stripe first (docs/product.md#thank-you-page).
 */
export async function loadThankYou(deps: ThankYouDeps, request: Request): Promise<Return> {
  const sessionId = new URL(request.url).searchParams.get("session_id") || null;
  const nextBillingMs = deps.clock() + TRIAL_MS;
  const visitor = await findVisitor(request);
  const row = visitor && (await findBought(deps, visitor.hash, sessionId));
  if (sessionId !== null && row?.stripeSessionId !== sessionId) {
    const back = await findWayBack(deps, request, sessionId);
    if (back !== null) {
      return { sessionId, nextBillingMs, isCancelled: false, state: "confirmed", back };
    }
  }
  if (!row) return { sessionId, nextBillingMs, isCancelled: false, state: "confirmed" };
  return {
    sessionId,
    nextBillingMs: row.periodEnd ?? nextBillingMs,
    isCancelled: row.isCancelling || row.cancelRequestedAt !== null || row.status === "canceled",
    state: findState(row, deps.clock()),
  };
}

function findState(row: SubscriptionRow, now: number): Return["state"] {
  if (isEntitled(row, now)) return "confirmed";
  return row.stripeSubId === null ? "pending" : "closed";
}

async function findBought(
  deps: ThankYouDeps,
  visitorHash: string,
  sessionId: string | null,
): Promise<SubscriptionRow | undefined> {
  const row = pick(await listSubscriptions(deps.db, visitorHash), sessionId);
  const isUnsynced = row?.status === "payment_pending" && row.stripeSubId === null;
  if (!isUnsynced || row.stripeSessionId !== sessionId || row.stripeCustomerId === null) return row;
  if (!(await isWithinLimit(deps.limits, "checkoutReturn", { visitorHash }))) return row;
  await syncTrialNow(deps, row.stripeCustomerId).catch(ignoreUnavailable);
  return pick(await listSubscriptions(deps.db, visitorHash), sessionId);
}

const pick = (rows: readonly SubscriptionRow[], sessionId: string | null) =>
  rows.find((row) => row.stripeSessionId === sessionId) ?? rows[0];

const SESSION_ID = /^cs_(?:test|live)_\w{20,200}$/;

/** Null if the session was not paid or no longer entitles, over the rate limit, and while Stripe is unavailable. */
async function findWayBack(
  deps: ThankYouDeps,
  request: Request,
  sessionId: string,
): Promise<WayBack | null> {
  if (!SESSION_ID.test(sessionId)) return null;
  const sender = { addressPrefix: addressPrefix(request) };
  if (!(await isWithinLimit(deps.limits, "checkoutReturn", sender))) return null;
  const row = await findPaid(deps, sessionId).catch(ignoreUnavailable);
  if (row === null || !isEntitled(row, deps.clock())) return null;
  const { attemptId: subject, trialStart, email } = row;
  return offerWayBack(deps, { purpose: "open_attempt", subject, paidAt: trialStart ?? 0, email });
}

async function findPaid(deps: SyncDeps, sessionId: string): Promise<SubscriptionRow | null> {
  const attemptId = await deps.payments.findPaidAttempt(sessionId);
  const row = attemptId === null ? null : await findSubscription(deps.db, { attemptId });
  if (row?.stripeSessionId !== sessionId || row.stripeCustomerId === null) return null;
  if (row.stripeSubId !== null) return row;
  await syncTrialNow(deps, row.stripeCustomerId);
  return findSubscription(deps.db, { attemptId: row.attemptId });
}
