import type { Database } from "#app/data/database.ts";
import type { NewEmailJob } from "#app/data/email-jobs.ts";
import { findSubscription, type SubscriptionRow } from "#app/data/quiz2-subscriptions.ts";
import { findFence, moveFence, requestSync } from "#app/data/stripe-events.ts";
import { storeSync } from "#app/data/trial-sync.ts";
import { parseEmailAddress } from "#app/domain/email-address.ts";
import type { Payments } from "#app/payments/payments.ts";
import type { Clock } from "#app/platform/clock.ts";
import { decideSync, type StripeAction, type SyncDecision } from "../rules/decide-sync.ts";

export type SyncDeps = {
  db: Database;
  clock: Clock;
  payments: Payments;
  enqueueEmails: (jobIds: string[]) => void;
};

/** Each action leads one step on; a customer that needs more than these has something new each time. */
const ROUNDS = 4;

/**
 * Brings what we know of a customer's trial up to what Stripe knows, and does at Stripe what follows from it.
 * Called for each event, each return from the checkout and each change that we make ourselves, in whatever
 * order: who fetched before somebody else wrote, writes nothing (docs/decisions/0010).
 * @throws AppError `unavailable`; the fence then stays behind, and the sweep asks again.
 */
export async function syncTrial(deps: SyncDeps, customerId: string): Promise<void> {
  const fence = await findFence(deps.db, customerId);
  if (fence === null || fence.syncedRevision >= fence.requestedRevision) return;
  const { row, decision } = await settle(deps, customerId, fence.lastEvent?.createdAt ?? 0);
  if (row === null) {
    await moveFence(deps.db, customerId, fence.requestedRevision);
    return;
  }
  const event = fence.lastEvent && {
    stripeEventId: fence.lastEvent.id,
    lastEventAt: fence.lastEvent.createdAt,
  };
  const { state, hasDailyMails } = decision;
  const jobs = writeJobs(row, decision, deps.clock());
  const queued = await storeSync(deps.db, {
    attemptId: row.attemptId,
    customerId,
    requestedRevision: fence.requestedRevision,
    synced: {
      ...state,
      ...event,
      stripeCustomerId: customerId,
      ...(state.isCancelling || state.status === "canceled" ? { cancelRequestedAt: null } : {}),
    },
    jobs,
    hasDailyMails,
  });
  // What waits for its day is found by the sweep when that has come.
  const later = jobs.filter(({ dueAt }) => dueAt !== undefined).map(({ id }) => id);
  const now = queued.filter((id) => !later.includes(id));
  if (now.length > 0) deps.enqueueEmails(now);
}

/** For changes that no event has announced yet. */
export async function syncTrialNow(deps: SyncDeps, customerId: string): Promise<void> {
  await requestSync(deps.db, customerId, deps.clock());
  await syncTrial(deps, customerId);
}

const NOTHING_KNOWN = {
  checkoutExpiresAt: null,
  consentedAt: null,
  cancelRequestedAt: null,
  dailyMailsStoppedAt: null,
  periodEnd: null,
};

type Settled = { row: SubscriptionRow | null; decision: SyncDecision };

/**
 * Reads, decides and acts until nothing is left to be done at Stripe. What is refused may have been done by
 * another sync at the same time: only who finds it still undone has failed.
 */
async function settle(deps: SyncDeps, customerId: string, lastEventAt: number): Promise<Settled> {
  let failure: unknown;
  for (let round = 1; ; round += 1) {
    const billing = await deps.payments.readBilling(customerId);
    const row = await findRow(deps.db, customerId, billing.attemptId);
    // Stripe's clock may be ahead of ours: its news are never from the future.
    const now = Math.max(deps.clock(), lastEventAt);
    const known = row ?? NOTHING_KNOWN;
    const decision = decideSync(billing, known, now);
    if (row === null || decision.actions.length === 0) return { row, decision };
    if (failure !== undefined) throw failure;
    if (round === ROUNDS) throw new Error("A customer's subscriptions do not come to rest.");
    try {
      for (const action of decision.actions) await act(deps.payments, action);
    } catch (error) {
      failure = error;
    }
  }
}

/** By the customer, or by the attempt it was made for when we ended before we could note the customer. */
async function findRow(
  db: Database,
  customerId: string,
  attemptId: string | null,
): Promise<SubscriptionRow | null> {
  const known = await findSubscription(db, { customerId });
  if (known !== null || attemptId === null) return known;
  const row = await findSubscription(db, { attemptId });
  return row?.stripeCustomerId === null ? row : null;
}

function act(payments: Payments, action: StripeAction): Promise<void> {
  switch (action.kind) {
    case "cancel":
      return payments.cancelNow(action.subscriptionId);
    case "cancel_at_period_end":
      return payments.setCancelAtPeriodEnd(action.subscriptionId, true);
    case "refund":
      return payments.refundPayment(action.paymentIntent);
  }
}

function writeJobs(
  row: SubscriptionRow,
  { mails }: SyncDecision,
  createdAt: number,
): NewEmailJob[] {
  const email = parseEmailAddress(row.email ?? "");
  if (email === null) return [];
  return mails.map(({ kind, cause, ...when }) => ({
    id: crypto.randomUUID(),
    kind,
    attemptId: row.attemptId,
    email,
    dedupeKey: `${kind}:${cause}`,
    createdAt,
    ...when,
  }));
}
