import { listSubscriptions, type SubscriptionRow } from "#app/data/quiz2-subscriptions.ts";
import { TRIAL_MS } from "#app/domain/subscription.ts";
import { AppError } from "#app/platform/app-error.ts";
import { findVisitor } from "#app/platform/visitor.ts";
import { isEntitled } from "../rules/entitlement.ts";
import { type SyncDeps, syncTrialNow } from "./sync-trial.ts";

/** `pending`: this visitor has been to the checkout, and Stripe does not say yet that it was paid. */
export type ThankYou = {
  readonly sessionId: string | null;
  readonly nextBillingMs: number;
  readonly state: "confirmed" | "pending";
};

/**
 * Where the checkout leads back to. A buyer may be here before the webhook is: what Stripe knows of the
 * visitor's own checkout is fetched, so that what was paid for opens at once (server.md, section 5).
 */
export async function openThankYou(deps: SyncDeps, request: Request): Promise<ThankYou> {
  const sessionId = new URL(request.url).searchParams.get("session_id") || null;
  const nextBillingMs = deps.clock() + TRIAL_MS;
  const visitor = await findVisitor(request);
  const row = visitor && (await findBought(deps, visitor.hash, sessionId));
  if (!row) return { sessionId, nextBillingMs, state: "confirmed" };
  const state = isEntitled(row, deps.clock()) ? "confirmed" : "pending";
  return { sessionId, nextBillingMs: row.periodEnd ?? nextBillingMs, state };
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
