import { type Debt, isRefundable } from "#app/billing/rules/owed-refund.ts";
import { hours, seconds } from "#app/domain/duration.ts";
import type { AttemptId } from "#app/domain/ids.ts";
import { REMOVED_ADDRESS } from "#app/domain/mail/email-address.ts";
import type { BilledSubscription, CustomerBilling } from "#app/domain/purchase/billing.ts";
import { CONSEQUENCES, findNewest, findPaymentState } from "#app/domain/purchase/payment-state.ts";
import { isAlive, type PaymentState } from "#app/domain/purchase/subscription.ts";
import { areDailyMailsOn } from "./daily-mails.ts";
import { byAge } from "./paid-twice.ts";
import { findMails, findRefusalMails, type MailCause, planDays } from "./sync-mails.ts";
import {
  describeSynced,
  isLive,
  isOver,
  isPastDue,
  listPaid,
  type Payment,
  type SyncedState,
} from "./synced-state.ts";

/** What only our row says. */
type Known = {
  readonly attemptId: AttemptId;
  /** `REMOVED_ADDRESS` once the buyer was erased. */
  readonly email: string | null;
  readonly checkoutExpiresAt: number | null;
  /** When the newest checkout was started. */
  readonly consentedAt: number | null;
  readonly cancelRequestedAt: number | null;
  readonly dailyMailsStoppedAt: number | null;
  /** This and the next four are as of the last sync. */
  readonly stripeSubId: string | null;
  readonly periodEnd: number | null;
  readonly isCancelling: boolean;
  readonly canceledAt: number | null;
  readonly paymentState: PaymentState;
  /** This person has another subscription, which stays. */
  readonly coveredBy: AttemptId | null;
  /** Its card has paid for the trial of another attempt before. */
  readonly isRepeatedTrial?: boolean;
};

/** What has to be done at Stripe before the row can hold the final state. */
export type StripeAction =
  | {
      readonly kind: "cancel" | "cancel_at_period_end" | "charge_card_that_pays";
      readonly subscriptionId: string;
    }
  | {
      readonly kind: "charge_chosen_card";
      readonly subscriptionId: string;
      readonly card: string;
    }
  | { readonly kind: "hold_draft" | "void_invoice"; readonly invoiceId: string };

export type SyncDecision = {
  /** Cancellations come first, so that no other action can hold them up. */
  readonly actions: readonly StripeAction[];
  /** Recorded before the actions: once cancelled, a subscription no longer shows why it is to be refunded. */
  readonly debts: readonly Debt[];
  readonly state: SyncedState;
  readonly mails: readonly MailCause[];
  /** Of the card that paid for the trial; null: there is no trial, or it is not known. */
  readonly cardHash: string | null;
  /** If false, the scheduled daily mails are withdrawn. */
  readonly hasDailyMails: boolean;
};

/** Charges older than one checkout window belong to a previous subscription. */
const CHECKOUT_MS = hours(1);

/** Decides from the current state of the customer, never from an event, so the order of events does not matter. */
export function decideSync(billing: CustomerBilling, known: Known, nowMs: number): SyncDecision {
  const [main, ...others] = [...billing.subscriptions].sort(byRank);
  const over = billing.subscriptions.filter(isOver);
  const stops = over.flatMap(stopInvoices);
  const paidTooLate = over.flatMap((sub) => listPaid(sub, sub.endedAt ?? 0));
  const owe = (payments: readonly Payment[]): Debt[] =>
    payments
      .filter(({ paymentIntent }) => isRefundable(paymentIntent, billing.charges))
      .map(({ paymentIntent, amountCents }) => ({ paymentIntent, amountCents }));
  if (main === undefined || (isPast(main, known) && isCheckoutOpen(known, nowMs))) {
    return { ...waitForPayment(known, nowMs), actions: stops, debts: owe(paidTooLate) };
  }

  const doubled = others.filter(isLive);
  const ofOthers = others
    .flatMap(({ invoices }) => invoices.flatMap(({ payments }) => payments))
    .map(({ paymentIntent }) => paymentIntent);
  const charges = billing.charges?.filter(
    ({ paymentIntent, createdAt }) =>
      createdAt >= main.createdAt - CHECKOUT_MS &&
      (paymentIntent === null || !ofOthers.includes(paymentIntent)),
  );
  const paymentState = charges ? findPaymentState(charges) : known.paymentState;
  const isRefused = known.coveredBy !== null || known.isRepeatedTrial === true;
  const late = isRefused ? listPaid(main) : findLatePayments(main, known);
  const debts = owe([...doubled.flatMap((sub) => listPaid(sub)), ...paidTooLate, ...late]);
  const actions: StripeAction[] = [
    ...doubled.map(({ id }) => ({ kind: "cancel" as const, subscriptionId: id })),
    ...endMain(
      main,
      known,
      CONSEQUENCES[paymentState].endsNow ||
        isRefused ||
        late.length > 0 ||
        known.email === REMOVED_ADDRESS,
    ),
    ...stops,
  ];
  const state = describeSynced(main, paymentState);
  const first = charges?.filter(({ isPaid }) => isPaid).at(-1);
  const cardHash = main.trialStart === null ? null : (first?.cardHash ?? null);
  if (isRefused) {
    const kind = known.coveredBy === null ? "trial_repeated" : "paid_twice";
    const mails = findRefusalMails(main, kind);
    return { actions, debts, state, mails, cardHash, hasDailyMails: false };
  }
  const hasDailyMails = areDailyMailsOn({ ...known, ...state });
  const newest = charges && findNewest(charges);
  const mails = findMails(known, { ...state, main, newest }, nowMs);
  const planned = hasDailyMails ? planDays(known.attemptId, state, nowMs) : [];
  return { actions, debts, state, mails: [...mails, ...planned], cardHash, hasDailyMails };
}

/**
 * Payments after a cancellation in time that Stripe could not be told about, or after an erasure: all of them are owed
 * back. So are those of a checkout that was not known to be paid when its buyer was erased.
 */
function findLatePayments(main: BilledSubscription, known: Known): Payment[] {
  const { email, stripeSubId, cancelRequestedAt } = known;
  const isErased = email === REMOVED_ADDRESS;
  if (isErased && stripeSubId === null) return isPast(main, known) ? [] : listPaid(main);
  if (cancelRequestedAt === null) return [];
  return isErased || isCancelledInTime(known) ? listPaid(main, cancelRequestedAt) : [];
}

const isCancelledInTime = ({ cancelRequestedAt, periodEnd }: Known): boolean =>
  cancelRequestedAt !== null && periodEnd !== null && cancelRequestedAt < periodEnd;

function endMain(main: BilledSubscription, known: Known, endsNow: boolean): StripeAction[] {
  if (!isLive(main)) return [];
  const isUnwanted = known.cancelRequestedAt !== null || main.isCancelling;
  const isRenewed = isCancelledInTime(known) && (known.periodEnd ?? 0) < main.periodEnd;
  // Stripe retries the charge of a failed subscription until its period ends.
  if (endsNow || isRenewed || (isUnwanted && !isAlive(main.status))) {
    return [{ kind: "cancel", subscriptionId: main.id }];
  }
  if (isUnwanted && !main.isCancelling) {
    return [{ kind: "cancel_at_period_end", subscriptionId: main.id }];
  }
  return chooseCard(main);
}

function chooseCard(main: BilledSubscription): StripeAction[] {
  const { id: subscriptionId, chosenCard: card } = main;
  return [
    ...(isPastDue(main) && !main.savesCard
      ? [{ kind: "charge_card_that_pays" as const, subscriptionId }]
      : []),
    ...(card === null ? [] : [{ kind: "charge_chosen_card" as const, subscriptionId, card }]),
  ];
}

/** Stops the invoices that an ended subscription has left: none may be charged, or paid through its link. */
const stopInvoices = ({ invoices }: BilledSubscription): StripeAction[] =>
  invoices.flatMap(({ id, state, isCollected }): StripeAction[] => {
    if (state === "open") return [{ kind: "void_invoice", invoiceId: id }];
    return state === "draft" && isCollected ? [{ kind: "hold_draft", invoiceId: id }] : [];
  });

/** Sorts the oldest live subscription first; if none is live, the newest. */
function byRank(one: BilledSubscription, other: BilledSubscription): number {
  if (isLive(one) !== isLive(other)) return isLive(one) ? -1 : 1;
  return isLive(one) ? byAge(one, other) : byAge(other, one);
}

/** Whether it has ended and another checkout was started since. */
const isPast = (main: BilledSubscription, { consentedAt }: Known): boolean =>
  !isLive(main) && consentedAt !== null && main.createdAt + seconds(1) <= consentedAt;

/** Stripe rounds the expiry down to whole seconds. */
const isCheckoutOpen = ({ checkoutExpiresAt }: Known, nowMs: number): boolean =>
  checkoutExpiresAt !== null && nowMs <= checkoutExpiresAt - seconds(1);

function waitForPayment(known: Known, nowMs: number): Omit<SyncDecision, "actions" | "debts"> {
  return {
    state: {
      status: isCheckoutOpen(known, nowMs) ? "payment_pending" : "incomplete",
      stripeSubId: null,
      trialStart: null,
      trialEnd: null,
      periodEnd: null,
      isCancelling: false,
      isPaused: false,
      canceledAt: null,
      paymentState: "clear",
    },
    mails: [],
    cardHash: null,
    hasDailyMails: false,
  };
}
