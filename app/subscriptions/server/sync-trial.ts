import { countDeclines, DAY_MS, MAX_DECLINES_OF_PAYMENT } from "#app/billing/rules/card-testing.ts";
import {
  latestTime,
  type SyncDeps,
  type SyncOwner,
  settle,
  syncBehindFence,
} from "#app/billing/server/sync.ts";
import type { Database } from "#app/data/database.ts";
import type { NewEmailJob } from "#app/data/email-jobs.ts";
import {
  expireCheckoutRound,
  findSubscription,
  listRenewalsToRemind,
  type SubscriptionRow,
} from "#app/data/quiz2-subscriptions.ts";
import { type Fence, requestSync } from "#app/data/stripe-events.ts";
import { storeSync } from "#app/data/trial-sync.ts";
import type { BilledCharge } from "#app/domain/billing.ts";
import { seconds } from "#app/domain/duration.ts";
import { parseEmailAddress } from "#app/domain/email-address.ts";
import { isPayable } from "#app/domain/entitlement.ts";
import type { AttemptId } from "#app/domain/ids.ts";
import type { Payments } from "#app/payments/payments.ts";
import {
  decideSync,
  REMINDED_BEFORE_MS,
  type StripeAction,
  type SyncDecision,
} from "../rules/decide-sync.ts";

/** Renewals that one sweep reminds of. */
const LIMIT = 500;

/**
 * Brings the row of a customer's trial up to date with Stripe, and makes the changes at Stripe that follow.
 * Called for each event, each return from the checkout and each change of our own, in any order: a sync that
 * fetched before another one stored stores nothing (docs/decisions/0010).
 * @throws AppError `unavailable`; the fence then stays behind, and the sweep retries.
 */
async function syncTrial(deps: SyncDeps, customerId: string): Promise<void> {
  await syncBehindFence(deps, customerId, async (fence) => {
    const { row, decision, charges } = await settleTrial(deps, customerId, fence);
    if (row === null) return null;
    const event = fence.lastEvent && {
      stripeEventId: fence.lastEvent.id,
      lastEventAt: fence.lastEvent.createdAt,
    };
    const { state, hasDailyMails } = decision;
    const jobs = writeJobs(row, decision, deps.clock());
    const stored = await storeSync(deps.db, {
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
      declined: countDeclines(charges, deps.clock() - DAY_MS),
    });
    // The sweep finds scheduled mails when they are due.
    const scheduled = jobs.filter(({ dueAt }) => dueAt !== undefined).map(({ id }) => id);
    return stored.filter((id) => !scheduled.includes(id));
  });
}

/** For changes that no event has announced yet. */
export async function syncTrialNow(deps: SyncDeps, customerId: string): Promise<void> {
  await requestSync(deps.db, customerId, deps.clock());
  await syncTrial(deps, customerId);
}

/** Requests a sync for each renewal whose reminder is due. */
async function requestReminders({ db, clock }: SyncDeps): Promise<string[]> {
  const now = clock();
  const due = await listRenewalsToRemind(
    db,
    { after: now, until: now + REMINDED_BEFORE_MS },
    LIMIT,
  );
  for (const customerId of due) await requestSync(db, customerId, now);
  return due;
}

export const trialSync: SyncOwner = {
  idPrefix: "cus_",
  sync: syncTrial,
  requestDue: requestReminders,
};

const NOTHING_KNOWN = {
  checkoutExpiresAt: null,
  consentedAt: null,
  cancelRequestedAt: null,
  dailyMailsStoppedAt: null,
  periodEnd: null,
};

type Settled = {
  readonly row: SubscriptionRow | null;
  readonly decision: SyncDecision;
  readonly charges: readonly BilledCharge[];
};

const settleTrial = (deps: SyncDeps, customerId: string, fence: Fence): Promise<Settled> =>
  settle(async () => {
    const billing = await deps.payments.readBilling(customerId);
    const row = await findRow(deps.db, customerId, billing.attemptId);
    const decision = decideSync(billing, row ?? NOTHING_KNOWN, latestTime(deps.clock, fence));
    const actions = row === null ? [] : decision.actions;
    const { charges } = billing;
    return {
      state: { row, decision, charges },
      actions: [
        ...closeTestedCheckout(deps, row, charges),
        ...actions.map((action) => () => act(deps.payments, action)),
      ],
    };
  });

/** After too many declined cards the checkout is closed; the buyer may open another one. */
function closeTestedCheckout(
  { db, clock, payments }: SyncDeps,
  row: SubscriptionRow | null,
  charges: readonly BilledCharge[],
): (() => Promise<void>)[] {
  const sessionId = row?.stripeSessionId ?? null;
  if (row === null || sessionId === null || !isPayable(row, clock())) return [];
  // Stripe's times are whole seconds.
  const since = Math.floor((row.consentedAt ?? 0) / seconds(1)) * seconds(1);
  const isPaid = charges.some((charge) => charge.isPaid && charge.createdAt >= since);
  if (isPaid || countDeclines(charges, since).declines < MAX_DECLINES_OF_PAYMENT) return [];
  const { attemptId, checkoutRound: round } = row;
  return [
    async () => {
      if ((await payments.closeSession(sessionId)) === "complete") return;
      await expireCheckoutRound(db, { attemptId, round }, clock());
    },
  ];
}

/** By customer, or by the attempt in its metadata if a crash kept us from storing the customer. */
async function findRow(
  db: Database,
  customerId: string,
  attemptId: AttemptId | null,
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
  return mails.map(({ cause, ...mail }) => ({
    id: crypto.randomUUID(),
    attemptId: row.attemptId,
    email,
    dedupeKey: `${mail.kind}:${cause}`,
    createdAt,
    ...mail,
  }));
}
