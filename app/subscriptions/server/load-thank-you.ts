import { listSubscriptions, type SubscriptionRow } from "#app/data/quiz2-subscriptions.ts";
import { TRIAL_MS } from "#app/domain/subscription.ts";
import type { ThankYou } from "#app/funnels/shared/rules/paid-trial.ts";
import { AppError } from "#app/platform/app-error.ts";
import type { RateLimiter } from "#app/platform/rate-limit.ts";
import type { LinkSecrets } from "#app/platform/signed-link.ts";
import { findVisitor } from "#app/platform/visitor.ts";
import { isEntitled } from "../rules/entitlement.ts";
import { findTrialBack } from "./find-trial-back.ts";
import { type SyncDeps, syncTrialNow } from "./sync-trial.ts";

export type ThankYouDeps = SyncDeps & {
  linkSecrets: LinkSecrets;
  checkoutsPerAddress: RateLimiter;
};

/** `closed`: what was paid for is over, or its money is in doubt; the manage page says why. */
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
    const back = await findTrialBack(deps, request, sessionId);
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
  deps: SyncDeps,
  visitorHash: string,
  sessionId: string | null,
): Promise<SubscriptionRow | undefined> {
  const row = pick(await listSubscriptions(deps.db, visitorHash), sessionId);
  const isNews =
    sessionId !== null && row?.status === "payment_pending" && row.stripeSubId === null;
  if (!isNews || row.stripeCustomerId === null) return row;
  try {
    await syncTrialNow(deps, row.stripeCustomerId);
  } catch (error) {
    // Whatever is announced or swept later brings it; the page says that it is on its way.
    if (!(error instanceof AppError)) throw error;
    return row;
  }
  return pick(await listSubscriptions(deps.db, visitorHash), sessionId);
}

const pick = (rows: readonly SubscriptionRow[], sessionId: string | null) =>
  rows.find((row) => row.stripeSessionId === sessionId) ?? rows[0];
