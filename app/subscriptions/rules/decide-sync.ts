import type {
  BilledCharge,
  BilledSubscription,
  CustomerBilling,
  StripeStatus,
} from "#app/domain/billing.ts";
import { days, hours, seconds } from "#app/domain/duration.ts";
import type { AttemptId } from "#app/domain/ids.ts";
import type { Mail } from "#app/domain/mail-payload.ts";
import { CONSEQUENCES, findPaymentState } from "#app/domain/payment-state.ts";
import { isAlive, type PaymentState, type SubscriptionStatus } from "#app/domain/subscription.ts";
import { areDailyMailsOn, listDailyMails } from "./daily-mails.ts";

/** What only our row knows. */
type Known = {
  readonly checkoutExpiresAt: number | null;
  /** When the newest checkout was started. */
  readonly consentedAt: number | null;
  readonly cancelRequestedAt: number | null;
  readonly dailyMailsStoppedAt: number | null;
  /** As of the last sync. */
  readonly periodEnd: number | null;
};

/** What has to be done at Stripe before the row can hold the final state. */
export type StripeAction =
  | { readonly kind: "cancel" | "cancel_at_period_end"; readonly subscriptionId: string }
  | { readonly kind: "refund"; readonly paymentIntent: string };

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
  | "subscription_cancelled"
> & {
  readonly cause: string;
  /** In milliseconds; without it the mail is sent immediately. */
  readonly dueAt?: number;
};

export type SyncDecision = {
  readonly actions: readonly StripeAction[];
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

/** How long before a charge its reminder is sent. */
export const REMINDED_BEFORE_MS = days(3);
/** Charges older than one checkout window belong to a previous subscription. */
const CHECKOUT_MS = hours(1);

const LIVE: readonly StripeStatus[] = ["trialing", "active", "past_due", "unpaid", "paused"];
const isLive = ({ status }: BilledSubscription) => LIVE.includes(status);

/** Decides from the current state of the customer, never from an event: so the order of events does not matter. */
export function decideSync(billing: CustomerBilling, known: Known, nowMs: number): SyncDecision {
  const [main, ...others] = [...billing.subscriptions].sort(byRank);
  if (main === undefined || (isPast(main, known) && isCheckoutOpen(known, nowMs))) {
    return waitForPayment(known, nowMs);
  }

  const doubled = others.filter(isLive);
  const ofOthers = others.flatMap((sub) => sub.paymentIntents);
  const charges = billing.charges.filter(
    ({ paymentIntent, createdAt }) =>
      createdAt >= main.createdAt - CHECKOUT_MS &&
      (paymentIntent === null || !ofOthers.includes(paymentIntent)),
  );
  const paymentState = findPaymentState(charges);
  const isOurs = (paymentIntent: string) =>
    billing.charges.some((charge) => charge.paymentIntent === paymentIntent && canRefund(charge));
  // Refund first: once cancelled it no longer counts as a duplicate, so a crash in between would leave it paid.
  const takeBack = (sub: BilledSubscription): StripeAction[] => [
    ...sub.paymentIntents
      .filter(isOurs)
      .map((paymentIntent) => ({ kind: "refund" as const, paymentIntent })),
    { kind: "cancel", subscriptionId: sub.id },
  ];
  const endMain = (): StripeAction[] => {
    const isUnwanted = known.cancelRequestedAt !== null || main.isCancelling;
    if (!isLive(main)) return [];
    if (CONSEQUENCES[paymentState].endsNow) return [{ kind: "cancel", subscriptionId: main.id }];
    if (isCancelledInTime(known, main)) return takeBack(main);
    if (!isUnwanted) return [];
    // Stripe retries the charge of a failed subscription until its period ends.
    if (!isAlive(main.status)) return [{ kind: "cancel", subscriptionId: main.id }];
    return main.isCancelling ? [] : [{ kind: "cancel_at_period_end", subscriptionId: main.id }];
  };
  const actions = [...doubled.flatMap(takeBack), ...endMain()];
  const state = describe(main, paymentState);
  const hasDailyMails = areDailyMailsOn({ ...known, ...state });
  const { periodEnd, endedAt } = main;
  const mails = findMails(billing.attemptId, { ...state, periodEnd, endedAt }, nowMs);
  const planned = hasDailyMails ? planDays(billing.attemptId, state, nowMs) : [];
  return { actions, state, mails: [...mails, ...planned], hasDailyMails };
}

/** Stripe refuses to refund a failed, refunded or disputed charge. */
const canRefund = ({ isPaid, refundedCents, amountCents, dispute }: BilledCharge) =>
  isPaid && refundedCents < amountCents && dispute === "none";

/** Cancelled before a renewal that Stripe made because it was unavailable at the time: the renewal is not owed. */
const isCancelledInTime = (
  { cancelRequestedAt, periodEnd }: Known,
  main: BilledSubscription,
): boolean =>
  cancelRequestedAt !== null &&
  periodEnd !== null &&
  cancelRequestedAt < periodEnd &&
  periodEnd < main.periodEnd;

/** The oldest live one first; without any, the newest. */
function byRank(one: BilledSubscription, other: BilledSubscription): number {
  if (isLive(one) !== isLive(other)) return isLive(one) ? -1 : 1;
  const byAge = one.createdAt - other.createdAt || (one.id < other.id ? -1 : 1);
  return isLive(one) ? byAge : -byAge;
}

const describe = (main: BilledSubscription, paymentState: PaymentState): SyncedState => ({
  status: STATUS_OF_STRIPE[main.status],
  stripeSubId: main.id,
  trialStart: main.trialStart,
  trialEnd: main.trialEnd,
  periodEnd: main.periodEnd,
  isCancelling: isLive(main) && main.isCancelling,
  canceledAt: main.canceledAt,
  paymentState,
});

/** It has ended, and another checkout was started since. */
const isPast = (main: BilledSubscription, { consentedAt }: Known): boolean =>
  !isLive(main) && consentedAt !== null && main.createdAt + seconds(1) <= consentedAt;

/** Stripe rounds the expiry down to whole seconds. */
const isCheckoutOpen = ({ checkoutExpiresAt }: Known, nowMs: number): boolean =>
  checkoutExpiresAt !== null && nowMs <= checkoutExpiresAt - seconds(1);

function waitForPayment(known: Known, nowMs: number): SyncDecision {
  return {
    actions: [],
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
  attemptId: AttemptId | null,
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

type Period = { readonly periodEnd: number; readonly endedAt: number | null };

function findMails(
  attemptId: AttemptId | null,
  { endedAt, ...state }: SyncedState & Period,
  nowMs: number,
): MailCause[] {
  const { status, stripeSubId, trialEnd, periodEnd, isCancelling, canceledAt, paymentState } =
    state;
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
    mails.push({ kind: "quiz2_complete", cause: String(attemptId), payload: {} });
  }
  if (runs && !isCancelling && periodEnd - nowMs <= REMINDED_BEFORE_MS) {
    const payload = { renewsAt: periodEnd };
    mails.push({ kind: "renewal_reminder", cause: `${stripeSubId}:${periodEnd}`, payload });
  }
  if (canceledAt !== null && (isCancelling || status === "canceled")) {
    // The same before and after the end of the period, so that it is mailed once.
    const accessEnd = Math.min(periodEnd ?? canceledAt, endedAt ?? Number.POSITIVE_INFINITY);
    mails.push({
      kind: "subscription_cancelled",
      cause: `${stripeSubId}:${accessEnd}:${canceledAt}`,
      payload: { accessEnd, canceledAt },
    });
  }
  return mails;
}
