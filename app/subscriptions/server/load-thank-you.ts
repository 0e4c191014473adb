import type { WayBack } from "#app/billing/rules/way-back.ts";
import type { SyncDeps } from "#app/billing/server/sync.ts";
import { offerWayBack } from "#app/billing/server/way-back.ts";
import { findScoredAttempt, type ScoredAttempt } from "#app/data/quiz2-entitlements.ts";
import { findLinkState } from "#app/data/quiz2-rights.ts";
import {
  findSubscription,
  listSubscriptions,
  type SubscriptionRow,
} from "#app/data/quiz2-subscriptions.ts";
import { type OpenedSync, openCheckoutSync } from "#app/data/trial-sync.ts";
import type { AttemptId } from "#app/domain/ids.ts";
import { shapeOf } from "#app/domain/life-shape.ts";
import { isEntitled } from "#app/domain/purchase/entitlement.ts";
import { TRIAL_MS } from "#app/domain/purchase/subscription.ts";
import { ignoreUnavailable } from "#app/platform/app-error.ts";
import { addressPrefix, isWithinLimit, type RateLimits } from "#app/platform/rate-limit.ts";
import type { LinkSecrets } from "#app/platform/signed-link.ts";
import { findVisitor } from "#app/platform/visitor.ts";
import type { ThankYou } from "../rules/trial-pages.ts";
import { readAttemptCookie } from "./attempt-cookie.ts";
import { syncTrial, syncTrialNow } from "./sync-trial.ts";

export type ThankYouDeps = SyncDeps & { linkSecrets: LinkSecrets; limits: RateLimits };

/**
 * `closed`: access has ended, or the payment was refunded or disputed; the manage page says which. `unpaid`: this
 * visitor has paid nothing; the paywall says what is on offer.
 */
type Return = ThankYou | { readonly state: "closed" } | { readonly state: "unpaid" };

/**
 * Loads the page after the checkout. A buyer may arrive before the webhook, so the visitor's own checkout is
 * synced with Stripe first (docs/product.md#thank-you-page).
 */
export async function loadThankYou(deps: ThankYouDeps, request: Request): Promise<Return> {
  const sessionId = new URL(request.url).searchParams.get("session_id") || null;
  const visitor = await findVisitor(request);
  const named = readAttemptCookie(request);
  const bought = visitor && (await findBought(deps, visitor.hash, { sessionId, named }));
  if (sessionId !== null && bought?.row.stripeSessionId !== sessionId) {
    const found = await findWayBack(deps, request, sessionId);
    if (found !== null) {
      return { ...describe(deps, found.row), sessionId, shape: null, back: found.back };
    }
  }
  if (!bought) return { state: "unpaid" };
  const state = findState(bought, deps.clock());
  if (state === "closed" || state === "unpaid") return { state };
  const { scored } = bought;
  const shape = scored?.scores ? shapeOf(scored.scores.areas) : null;
  return { ...describe(deps, bought.row), sessionId, shape, state };
}

const describe = ({ clock }: ThankYouDeps, row: SubscriptionRow) => ({
  attemptId: row.attemptId,
  purchase: `${row.attemptId}:${row.checkoutRound}`,
  // A trial that was renewed is a subscription like any other.
  offer: row.status === "active" ? ("monthly" as const) : row.offer,
  nextBillingMs: row.periodEnd ?? clock() + TRIAL_MS,
  isCancelled: row.isCancelling || row.cancelRequestedAt !== null || row.status === "canceled",
  state: "confirmed" as const,
});

type Bought = {
  readonly row: SubscriptionRow;
  /** Stripe could not be asked about the checkout that the browser returns from. */
  readonly isUnknown: boolean;
  readonly scored: ScoredAttempt | null;
};

function findState({ row, isUnknown }: Bought, now: number): Return["state"] {
  if (isEntitled(row, now)) return "confirmed";
  if (row.stripeSubId !== null) return "closed";
  return isUnknown ? "pending" : "unpaid";
}

async function findBought(
  deps: ThankYouDeps,
  visitorHash: string,
  { sessionId, named }: { sessionId: string | null; named: AttemptId | null },
): Promise<Bought | null> {
  const mayAsk =
    sessionId !== null && (await isWithinLimit(deps.limits, "checkoutReturn", { visitorHash }));
  const findScored = (id: AttemptId) => findScoredAttempt(deps.db, { id, visitorHash });
  const [{ rows, opened }, likely] = await Promise.all([
    mayAsk
      ? openCheckoutSync(deps.db, { visitorHash, sessionId }, deps.clock())
      : listSubscriptions(deps.db, visitorHash).then((listed) => ({ rows: listed, opened: null })),
    // The attempt that was bought is mostly the one that this browser completed last.
    named && findScored(named),
  ]);
  const row = pick(rows, sessionId);
  if (row === undefined) return null;
  const [scored, synced] = await Promise.all([
    row.attemptId === named ? likely : findScored(row.attemptId),
    opened && askStripe(deps, opened),
  ]);
  if (synced === null) return { row, scored, isUnknown: isUnsynced(row, sessionId) };
  if (synced.row?.stripeSessionId === sessionId)
    return { row: synced.row, scored, isUnknown: false };
  // Another sync was faster, or another checkout was opened in the meantime.
  const now = pick(await listSubscriptions(deps.db, visitorHash), sessionId);
  return { row: now ?? row, scored, isUnknown: synced.isUnknown };
}

/** Returns the row if it was stored. */
const askStripe = (deps: SyncDeps, opened: OpenedSync) =>
  syncTrial(deps, opened.customerId, opened).then(
    (row) => ({ row, isUnknown: false }),
    (error: unknown) => ({ row: ignoreUnavailable(error), isUnknown: true }),
  );

const isUnsynced = (row: SubscriptionRow, sessionId: string | null): boolean =>
  row.stripeSessionId === sessionId &&
  row.status === "payment_pending" &&
  row.stripeSubId === null &&
  row.stripeCustomerId !== null;

/** Picks the session's row, else the newest one that was bought. */
const pick = (rows: readonly SubscriptionRow[], sessionId: string | null) =>
  rows.find((row) => sessionId !== null && row.stripeSessionId === sessionId) ??
  rows.find((row) => row.stripeSubId !== null);

const SESSION_ID = /^cs_(?:test|live)_\w{20,200}$/;

/** Null if the session was not paid or no longer entitles, over the rate limit, and while Stripe is unavailable. */
async function findWayBack(
  deps: ThankYouDeps,
  request: Request,
  sessionId: string,
): Promise<{ row: SubscriptionRow; back: WayBack } | null> {
  if (!SESSION_ID.test(sessionId)) return null;
  const sender = { addressPrefix: addressPrefix(request) };
  if (!(await isWithinLimit(deps.limits, "checkoutReturn", sender))) return null;
  const found = await findPaid(deps, sessionId).catch(ignoreUnavailable);
  if (found === null || !isEntitled(found.row, deps.clock())) return null;
  const { row, generation } = found;
  const { attemptId: subject, trialStart, consentedAt, email } = row;
  const paidAt = trialStart ?? consentedAt ?? 0;
  const paid = { purpose: "open_purchase" as const, subject, generation, paidAt, email };
  return { row, back: await offerWayBack(deps, paid) };
}

async function findPaid(
  deps: SyncDeps,
  sessionId: string,
): Promise<{ row: SubscriptionRow; generation: number } | null> {
  const attemptId = await deps.payments.findPaidAttempt(sessionId);
  if (attemptId === null) return null;
  const [known, link] = await Promise.all([
    findSubscription(deps.db, { attemptId }),
    findLinkState(deps.db, attemptId),
  ]);
  if (known?.stripeSessionId !== sessionId || known.stripeCustomerId === null) return null;
  if (known.stripeSubId === null) await syncTrialNow(deps, known.stripeCustomerId);
  const row = known.stripeSubId === null ? await findSubscription(deps.db, { attemptId }) : known;
  return row && { row, generation: link?.generation ?? 0 };
}
