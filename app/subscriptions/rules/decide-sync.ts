import { hours, seconds } from "#app/domain/duration.ts";
import type { AttemptId } from "#app/domain/ids.ts";
import { REMOVED_ADDRESS } from "#app/domain/mail/email-address.ts";
import type { Mail } from "#app/domain/mail/mail-payload.ts";
import type {
  BilledInvoice,
  BilledSubscription,
  CustomerBilling,
  StripeStatus,
} from "#app/domain/purchase/billing.ts";
import { CONSEQUENCES, findPaymentState } from "#app/domain/purchase/payment-state.ts";
import {
  isAlive,
  type PaymentState,
  REMINDED_BEFORE_MS,
  type SubscriptionStatus,
} from "#app/domain/purchase/subscription.ts";
import { areDailyMailsOn, listDailyMails } from "./daily-mails.ts";
import { type Debt, isRefundable } from "./owed-refund.ts";
import { byAge } from "./paid-twice.ts";

/** What only our row knows. */
type Known = {
  readonly attemptId: AttemptId;
  /** `REMOVED_ADDRESS` once the buyer was erased. */
  readonly email: string | null;
  readonly checkoutExpiresAt: number | null;
  /** When the newest checkout was started. */
  readonly consentedAt: number | null;
  readonly cancelRequestedAt: number | null;
  readonly dailyMailsStoppedAt: number | null;
  /** As of the last sync. */
  readonly periodEnd: number | null;
  readonly paymentState: PaymentState;
  /** This person has another subscription, which stays. */
  readonly coveredBy: AttemptId | null;
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

type SyncedState = {
  readonly status: SubscriptionStatus;
  readonly stripeSubId: string | null;
  readonly trialStart: number | null;
  readonly trialEnd: number | null;
  readonly periodEnd: number | null;
  readonly isCancelling: boolean;
  readonly canceledAt: number | null;
  readonly paymentState: PaymentState;
};

/** A mail and its deduplication key. */
type MailCause = Mail<
  | "trial_started"
  | "subscription_started"
  | "quiz2_complete"
  | "plan_day"
  | "renewal_reminder"
  | "payment_failed"
  | "subscription_cancelled"
  | "paid_twice"
> & {
  readonly cause: string;
  /** In milliseconds; without it the mail is sent immediately. */
  readonly dueAt?: number;
};

export type SyncDecision = {
  /** Cancellations first: none of the others may keep one from being done. */
  readonly actions: readonly StripeAction[];
  /** Recorded before the actions: once cancelled, a subscription no longer shows why it is to be refunded. */
  readonly debts: readonly Debt[];
  readonly state: SyncedState;
  readonly mails: readonly MailCause[];
  /** Otherwise the scheduled ones are withdrawn. */
  readonly hasDailyMails: boolean;
};

/** Our status for each of Stripe's (docs/product.md#subscription-status). */
export const STATUS_OF_STRIPE: Record<StripeStatus, SubscriptionStatus> = {
  trialing: "trialing",
  active: "active",
  past_due: "payment_pending",
  unpaid: "payment_pending",
  paused: "payment_pending",
  incomplete: "incomplete",
  incomplete_expired: "canceled",
  canceled: "canceled",
};

/** Charges older than one checkout window belong to a previous subscription. */
const CHECKOUT_MS = hours(1);

const LIVE: readonly StripeStatus[] = ["trialing", "active", "past_due", "unpaid", "paused"];
export const isLive = ({ status }: Pick<BilledSubscription, "status">): boolean =>
  LIVE.includes(status);

/** Decides from the current state of the customer, never from an event: so the order of events does not matter. */
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
  const late = known.coveredBy === null ? findLatePayments(main, known) : listPaid(main);
  const debts = owe([...doubled.flatMap((sub) => listPaid(sub)), ...paidTooLate, ...late]);
  const actions: StripeAction[] = [
    ...doubled.map(({ id }) => ({ kind: "cancel" as const, subscriptionId: id })),
    ...endMain(
      main,
      known,
      CONSEQUENCES[paymentState].endsNow || late.length > 0 || known.email === REMOVED_ADDRESS,
    ),
    ...stops,
  ];
  const state = describe(main, paymentState);
  if (known.coveredBy !== null) {
    return { actions, debts, state, mails: tellPaidTwice(main), hasDailyMails: false };
  }
  const hasDailyMails = areDailyMailsOn({ ...known, ...state });
  const mails = findMails(known, { ...state, main }, nowMs);
  const planned = hasDailyMails ? planDays(known.attemptId, state, nowMs) : [];
  return { actions, debts, state, mails: [...mails, ...planned], hasDailyMails };
}

/** Stripe could not charge its last invoice. */
const isOverdue = ({ status }: BilledSubscription): boolean =>
  status === "past_due" || status === "unpaid";

const isOver = (sub: BilledSubscription): boolean => !isLive(sub) && sub.endedAt !== null;

type Payment = BilledInvoice["payments"][number];

/** The payments of a subscription after a time. */
const listPaid = ({ invoices }: BilledSubscription, after = 0): Payment[] =>
  invoices
    .flatMap(({ payments }) => payments)
    .filter(({ paidAt }) => paidAt !== null && paidAt > after);

/** Paid after a cancellation in time, which Stripe could not be told of: not owed, however many there are. */
const findLatePayments = (main: BilledSubscription, known: Known): Payment[] =>
  isCancelledInTime(known) ? listPaid(main, known.cancelRequestedAt ?? 0) : [];

const isCancelledInTime = ({ cancelRequestedAt, periodEnd }: Known): boolean =>
  cancelRequestedAt !== null && periodEnd !== null && cancelRequestedAt < periodEnd;

function endMain(main: BilledSubscription, known: Known, endsNow: boolean): StripeAction[] {
  if (!isLive(main)) return [];
  const isUnwanted = known.cancelRequestedAt !== null || main.isCancelling;
  const isRenewed = isCancelledInTime(known) && (known.periodEnd ?? 0) < main.periodEnd;
  // Stripe retries the charge of a failed subscription until its period ends.
  if (known.coveredBy !== null || endsNow || isRenewed || (isUnwanted && !isAlive(main.status))) {
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
    ...(isOverdue(main) && !main.savesCard
      ? [{ kind: "charge_card_that_pays" as const, subscriptionId }]
      : []),
    ...(card === null ? [] : [{ kind: "charge_chosen_card" as const, subscriptionId, card }]),
  ];
}

/** Nothing that is left of an ended subscription may be charged, or be paid by its link. */
const stopInvoices = ({ invoices }: BilledSubscription): StripeAction[] =>
  invoices.flatMap(({ id, state, isCollected }): StripeAction[] => {
    if (state === "open") return [{ kind: "void_invoice", invoiceId: id }];
    return state === "draft" && isCollected ? [{ kind: "hold_draft", invoiceId: id }] : [];
  });

/** The oldest live one first; without any, the newest. */
function byRank(one: BilledSubscription, other: BilledSubscription): number {
  if (isLive(one) !== isLive(other)) return isLive(one) ? -1 : 1;
  return isLive(one) ? byAge(one, other) : byAge(other, one);
}

function tellPaidTwice(main: BilledSubscription): MailCause[] {
  const amountCents = listPaid(main).reduce((sum, payment) => sum + payment.amountCents, 0);
  return amountCents === 0
    ? []
    : [{ kind: "paid_twice", cause: main.id, payload: { amountCents } }];
}

const describe = (main: BilledSubscription, paymentState: PaymentState): SyncedState => ({
  status: STATUS_OF_STRIPE[main.status],
  stripeSubId: main.id,
  trialStart: main.trialStart,
  trialEnd: main.trialEnd,
  periodEnd: findPeriodEnd(main),
  isCancelling: isLive(main) && main.isCancelling,
  canceledAt: main.canceledAt,
  paymentState,
});

/** Stripe's goes on with each renewal, paid or not: of a subscription that is over, only what was paid counts. */
function findPeriodEnd(main: BilledSubscription): number | null {
  if (!isOver(main)) return main.periodEnd;
  const paid = main.invoices.flatMap(({ paidUntil }) => paidUntil ?? []);
  return paid.length === 0 ? null : Math.max(...paid);
}

/** It has ended, and another checkout was started since. */
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
      canceledAt: null,
      paymentState: "clear",
    },
    mails: [],
    hasDailyMails: false,
  };
}

/** Keyed by attempt instead of subscription, so that a returning subscriber gets no day twice. */
const planDays = (
  attemptId: AttemptId,
  { status, trialStart }: SyncedState,
  nowMs: number,
): MailCause[] =>
  status !== "trialing" || trialStart === null
    ? []
    : listDailyMails(trialStart, nowMs).map(({ day, dueAt }) => ({
        kind: "plan_day",
        cause: `${attemptId}:${day}`,
        payload: { day },
        ...(dueAt === null ? {} : { dueAt }),
      }));

function findMails(
  { attemptId, cancelRequestedAt }: Known,
  { main, ...state }: SyncedState & { readonly main: BilledSubscription },
  nowMs: number,
): MailCause[] {
  const { status, stripeSubId, trialEnd, isCancelling, canceledAt, paymentState } = state;
  const { periodEnd, endedAt } = main;
  const mails: MailCause[] = [];
  const runs = isAlive(status);
  if (runs && CONSEQUENCES[paymentState].hasAccess) {
    if (trialEnd === null) {
      const payload = { renewsAt: periodEnd };
      mails.push({ kind: "subscription_started", cause: String(stripeSubId), payload });
    } else {
      const payload = { renewsAt: trialEnd };
      mails.push({ kind: "trial_started", cause: `${stripeSubId}:${trialEnd}`, payload });
    }
    mails.push({ kind: "quiz2_complete", cause: attemptId, payload: {} });
  }
  if (runs && !isCancelling && periodEnd - nowMs <= REMINDED_BEFORE_MS) {
    const payload = { renewsAt: periodEnd };
    mails.push({ kind: "renewal_reminder", cause: `${stripeSubId}:${periodEnd}`, payload });
  }
  const declined = main.invoices.find((invoice) => invoice.state === "open" && invoice.isAttempted);
  if (isOverdue(main) && declined !== undefined) {
    const payload = { amountCents: declined.dueCents, renewedAt: declined.createdAt };
    mails.push({ kind: "payment_failed", cause: `${main.id}:${declined.id}`, payload });
  }
  if (canceledAt !== null && (isCancelling || status === "canceled")) {
    // The same before and after the end of the period, so that it is mailed once.
    const endsAt = Math.min(periodEnd, endedAt ?? Number.POSITIVE_INFINITY);
    const accessEnd = paymentState === "won" ? (state.periodEnd ?? endsAt) : endsAt;
    mails.push({
      kind: "subscription_cancelled",
      cause: `${stripeSubId}:${endsAt}:${canceledAt}`,
      // While Stripe is away, it learns of a cancellation later than we do: what counts is when it was declared.
      payload: { accessEnd, canceledAt: Math.min(canceledAt, cancelRequestedAt ?? canceledAt) },
    });
  }
  return mails;
}
