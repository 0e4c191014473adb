import { countDeclines, DAY_MS } from "#app/billing/rules/card-testing.ts";
import { planRefunds, recordDebts } from "#app/billing/server/refund-owed.ts";
import {
  latestTime,
  REFUSED_FOR_MS,
  type SyncDeps,
  type SyncOwner,
  settle,
  syncBehindFence,
} from "#app/billing/server/sync.ts";
import type { NewEmailJob } from "#app/data/email-jobs.ts";
import { listOwedRefunds } from "#app/data/owed-refunds.ts";
import {
  findSubscription,
  listRenewalsToRemind,
  type SubscriptionRow,
} from "#app/data/quiz2-subscriptions.ts";
import { findJobRun, storeJobCursor } from "#app/data/standing-data.ts";
import { requestSyncs, type Stored } from "#app/data/stripe-events.ts";
import { hadTrial, type OpenedSync, openTrialSync, storeSync } from "#app/data/trial-sync.ts";
import { parseEmailAddress, REMOVED_ADDRESS } from "#app/domain/mail/email-address.ts";
import type { CustomerBilling } from "#app/domain/purchase/billing.ts";
import { listSoldCharges, type SoldCharge } from "#app/domain/purchase/charge.ts";
import { REMINDED_BEFORE_MS } from "#app/domain/purchase/subscription.ts";
import { recipientOf } from "#app/email/outbox.ts";
import type { Payments } from "#app/payments/payments.ts";
import { decideSync, type StripeAction, type SyncDecision } from "../rules/decide-sync.ts";
import { findSold } from "../rules/sold-charge.ts";
import { isLive } from "../rules/synced-state.ts";
import { closeErasedCheckout, closeTestedCheckout } from "./close-checkout.ts";
import { findCover } from "./find-cover.ts";

/** The most customers that one sweep requests. */
const LIMIT = 500;
/** The row in `job_runs` whose cursor is the end of the periods that were looked at. */
const REMINDERS_JOB = "renewal_reminders";

/**
 * Brings the row of a customer's trial up to date with Stripe, and makes the changes at Stripe that follow.
 * Called for each event, each return from the checkout and each change of our own, in any order: a sync that
 * fetched before another one stored stores nothing (docs/decisions/0010). If Stripe refuses an action, the rest is
 * stored all the same, and the action is retried later.
 * @throws AppError `unavailable`; the fence then stays behind, and the sweep retries.
 */
export async function syncTrial(
  deps: SyncDeps,
  customerId: string,
  opened: OpenedSync | null = null,
): Promise<SubscriptionRow | null> {
  return syncBehindFence(deps, {
    objectId: customerId,
    opened,
    open: () => openTrialSync(deps.db, customerId, null),
    store: (known: OpenedSync) => storeSettled(deps, known),
  });
}

async function storeSettled(
  deps: SyncDeps,
  opened: OpenedSync,
  isRepeatedTrial = false,
): Promise<Stored<SubscriptionRow> | "nothing_to_store" | null> {
  const { customerId, fence } = opened;
  // First, because the account may have customers that are not ours, whose objects we leave alone.
  if ((opened.row ?? (await findLostRow(deps, customerId))) === null) return "nothing_to_store";
  const { state: settled, refusal } = await settleTrial(deps, opened, isRepeatedTrial);
  if (settled === null) return "nothing_to_store";
  const { row, decision, charges, sold, isUnknown } = settled;
  const event = fence.lastEvent && {
    stripeEventId: fence.lastEvent.id,
    lastEventAt: fence.lastEvent.createdAt,
  };
  const { state, hasDailyMails, cardHash } = decision;
  const { status, trialStart } = state;
  const isToBeJudged = status === "trialing" && row.coveredBy === null && !isRepeatedTrial;
  const newTrial = isToBeJudged && cardHash && trialStart ? { cardHash, trialStart } : null;
  const jobs = await writeJobs(row, decision, deps.clock());
  const stored = await storeSync(deps.db, {
    row,
    customerId,
    requestedRevision: fence.requestedRevision,
    synced: {
      ...state,
      ...event,
      stripeCustomerId: customerId,
      // An erased buyer's card is forgotten.
      ...(cardHash === null || row.email === REMOVED_ADDRESS ? {} : { cardHash }),
      ...(state.isCancelling || state.status === "canceled" ? { cancelRequestedAt: null } : {}),
      // Kept until Stripe has carried out the cancellation, because it tells whether that came in time.
      ...(refusal && row.cancelRequestedAt !== null ? { periodEnd: row.periodEnd } : {}),
    },
    jobs,
    newTrial,
    hasDailyMails,
    charges: sold,
    countedAt: deps.clock(),
    declined: charges && countDeclines(charges, deps.clock() - DAY_MS),
    nextTryAt:
      charges === null || isUnknown ? deps.clock() : refusal && deps.clock() + REFUSED_FOR_MS,
    isRefused: refusal !== null,
  });
  if (stored === null) {
    // Asked only now, so that other buyers do not wait for it.
    const isRepeat = newTrial && (await hadTrial(deps.db, row.attemptId, newTrial));
    return isRepeat ? storeSettled(deps, opened, true) : null;
  }
  // The sweep finds scheduled mails when they are due.
  const scheduled = jobs.filter(({ dueAt }) => dueAt !== undefined).map(({ id }) => id);
  return { ...stored, jobIds: stored.jobIds.filter((id) => !scheduled.includes(id)) };
}

/** Syncs after a change that no event has announced yet. Returns the row if it was stored. */
export async function syncTrialNow(
  deps: SyncDeps,
  customerId: string,
): Promise<SubscriptionRow | null> {
  const opened = await openTrialSync(deps.db, customerId, deps.clock());
  return opened && syncTrial(deps, customerId, opened);
}

/** Requests a sync for each renewal whose reminder is due. */
async function requestDue({ db, clock }: SyncDeps): Promise<string[]> {
  const now = clock();
  const until = now + REMINDED_BEFORE_MS;
  // A changed subscription has a sync of its own, which sends its reminder: here time alone makes a reminder due.
  const { cursor } = await findJobRun(db, REMINDERS_JOB);
  const after = Math.max(now, Number(cursor ?? 0));
  const due = await listRenewalsToRemind(db, { after, until }, LIMIT);
  await requestSyncs(db, due, now);
  if (due.length < LIMIT) {
    await storeJobCursor(db, REMINDERS_JOB, { cursor: String(until), succeededAt: now });
  }
  return due;
}

export const trialSync: SyncOwner = {
  idPrefix: "cus_",
  sync: async (deps, customerId) => void (await syncTrial(deps, customerId)),
  requestDue,
};

type Settled = {
  readonly row: SubscriptionRow;
  readonly decision: SyncDecision;
  /** Null: they could not be read. */
  readonly charges: CustomerBilling["charges"];
  readonly sold: readonly SoldCharge[];
  /** This person's other subscriptions could not be read. */
  readonly isUnknown: boolean;
};

/** A null state: the row has been deleted in the meantime. */
function settleTrial(deps: SyncDeps, opened: OpenedSync, isRepeatedTrial: boolean) {
  const { customerId, fence } = opened;
  const planFor = (row: SubscriptionRow, billing: CustomerBilling) => {
    const decision = decideSync(
      billing,
      { ...row, isRepeatedTrial },
      latestTime(deps.clock, fence),
    );
    const { charges } = billing;
    const actions = [
      ...decision.actions.map((action) => () => act(deps.payments, action)),
      ...closeTestedCheckout(deps, row, charges),
      ...closeErasedCheckout(deps, row, customerId),
    ];
    return { decision, actions };
  };
  /** What was read before the next fetch. */
  let before: OpenedSync | null = opened;
  return settle<Settled | null>(async () => {
    const {
      row: early,
      hasPeers,
      ...earlier
    } = before ?? { row: null, hasPeers: true, owed: null };
    before = null;
    // Read before the charges, so that a refund made in between counts as done, never as returned.
    const known = earlier.owed ?? (await listOwedRefunds(deps.db, customerId));
    const billing = await deps.payments.readBilling(customerId);
    const { charges, subscriptions } = billing;
    const listSold = ({ attemptId }: SubscriptionRow) =>
      listSoldCharges(attemptId, charges ?? [], (charge) => findSold(subscriptions, charge));
    // The row read before the fetch is enough if nothing is to be done at Stripe: storing checks that it still holds.
    if (early !== null && !hasPeers && early.email !== REMOVED_ADDRESS) {
      const { decision, actions } = planFor(early, billing);
      const isAllDone = actions.length === 0 && decision.debts.length === 0;
      if (isAllDone && planRefunds(deps, known, charges).length === 0) {
        const sold = listSold(early);
        return { state: { row: early, decision, charges, sold, isUnknown: false }, actions: [] };
      }
    }
    const again = await openTrialSync(deps.db, customerId, null);
    const found = again?.row ?? (await findLostRow(deps, customerId));
    if (found === null) return { state: null, actions: [] };
    const isAlone = again !== null && again.row !== null && !again.hasPeers;
    const { coveredBy, isUnknown } = isAlone
      ? { coveredBy: found.coveredBy, isUnknown: false }
      : await findCover(deps, found, subscriptions.filter(isLive));
    const row = { ...found, coveredBy };
    const { decision, actions } = planFor(row, billing);
    const { debts } = decision;
    const owed = await recordDebts(deps, customerId, { debts, owed: known });
    const all = [...actions, ...planRefunds(deps, owed, charges)];
    const isLeft = all.length === 0 && row.email === REMOVED_ADDRESS;
    const state = { row, decision, charges, sold: listSold(row), isUnknown };
    // Actions that change only Stripe leave our rows as they are.
    if (isAlone && debts.length === 0 && all.length === decision.actions.length) before = again;
    return { state, actions: isLeft ? await eraseCustomer(deps, customerId) : all };
  });
}

/** Comes last, when everything is cancelled and closed. The customer's payments stay, and can be refunded. */
async function eraseCustomer(
  { payments }: SyncDeps,
  customerId: string,
): Promise<(() => Promise<void>)[]> {
  const customer = await payments.readCustomer(customerId);
  return customer === null ? [] : [() => payments.deleteCustomer(customerId)];
}

/** Finds the row by the attempt in the customer's metadata, in case a crash kept us from storing the customer. */
async function findLostRow(
  { db, payments }: SyncDeps,
  customerId: string,
): Promise<SubscriptionRow | null> {
  const attemptId = await payments.findAttemptOfCustomer(customerId);
  const row = attemptId && (await findSubscription(db, { attemptId }));
  return row?.stripeCustomerId === null ? row : null;
}

function act(payments: Payments, action: StripeAction): Promise<void> {
  switch (action.kind) {
    case "cancel":
      return payments.cancelNow(action.subscriptionId);
    case "cancel_at_period_end":
      return payments.cancelAtPeriodEnd(action.subscriptionId);
    case "charge_card_that_pays":
      return payments.chargeCardThatPays(action.subscriptionId);
    case "charge_chosen_card":
      return payments.chargeChosenCard(action.subscriptionId, action.card);
    case "hold_draft":
      return payments.holdDraft(action.invoiceId);
    case "void_invoice":
      return payments.voidInvoice(action.invoiceId);
  }
}

async function writeJobs(
  row: SubscriptionRow,
  { mails }: SyncDecision,
  createdAt: number,
): Promise<NewEmailJob[]> {
  const email = parseEmailAddress(row.email ?? "");
  if (email === null) return [];
  const recipient = await recipientOf(email);
  return mails.map(({ cause, ...mail }) => ({
    id: crypto.randomUUID(),
    attemptId: row.attemptId,
    email,
    recipient,
    dedupeKey: `${mail.kind}:${cause}`,
    createdAt,
    // Daily mails stay off, whatever is bought later.
    ...(mail.kind === "plan_day" ? {} : { boughtAt: row.consentedAt ?? undefined }),
    ...mail,
  }));
}
