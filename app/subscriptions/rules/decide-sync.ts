import type {
  BilledCharge,
  BilledSubscription,
  CustomerBilling,
  StripeStatus,
} from "#app/domain/billing.ts";
import { days, hours, seconds } from "#app/domain/duration.ts";
import type { Mail } from "#app/domain/mail-payload.ts";
import { CONSEQUENCES, findPaymentState } from "#app/domain/payment-state.ts";
import { isAlive, type PaymentState, type SubscriptionStatus } from "#app/domain/subscription.ts";
import { areDailyMailsOn, listDailyMails } from "./daily-mails.ts";
import { STATUS_OF_STRIPE } from "./status-table.ts";

/** What our row adds to what Stripe knows. */
type Known = {
  readonly checkoutExpiresAt: number | null;
  /** When the newest checkout was asked for. */
  readonly consentedAt: number | null;
  readonly cancelRequestedAt: number | null;
  readonly dailyMailsStoppedAt: number | null;
  /** As it stood when it was synced last. */
  readonly periodEnd: number | null;
};

/** What is to be done at Stripe before our row can tell the final state. */
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

/** A mail with its deduplication key: the same cause is mailed once. */
type MailCause = Mail<
  "trial_started" | "quiz2_complete" | "plan_day" | "renewal_reminder" | "subscription_cancelled"
> & {
  readonly cause: string;
  /** In milliseconds; without it the mail goes out at once. */
  readonly dueAt?: number;
};

export type SyncDecision = {
  readonly actions: readonly StripeAction[];
  readonly state: SyncedState;
  readonly mails: readonly MailCause[];
  /** Otherwise those that wait are withdrawn. */
  readonly hasDailyMails: boolean;
};

/** How long before a charge its reminder goes out. */
export const REMINDED_BEFORE_MS = days(3);
/** What was charged longer before a subscription began than a checkout takes was for an earlier one. */
const CHECKOUT_MS = hours(1);

const LIVE: readonly StripeStatus[] = ["trialing", "active", "past_due", "unpaid", "paused"];
const isLive = ({ status }: BilledSubscription) => LIVE.includes(status);

/**
 * Decides from the whole truth about one customer, never from one event: neither the order nor the speed of
 * what announced it matters.
 */
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
  // Refunded before it is cancelled: afterwards it is no double any more, and who ended in between would
  // leave it paid.
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
    // What only ends with its period is tried to be charged until then.
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

/** Stripe refuses to give back what has not come, what is given back already, and what the bank has taken. */
const canRefund = ({ isPaid, refundedCents, amountCents, dispute }: BilledCharge) =>
  isPaid && refundedCents < amountCents && dispute === "none";

/** Asked for before the renewal that Stripe has made since, because it could not be told: nothing of that is owed. */
const isCancelledInTime = (
  { cancelRequestedAt, periodEnd }: Known,
  main: BilledSubscription,
): boolean =>
  cancelRequestedAt !== null &&
  periodEnd !== null &&
  cancelRequestedAt < periodEnd &&
  periodEnd < main.periodEnd;

/** The live one that came first; without any, the newest. */
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

/** It ended, and its buyer has been to another checkout since. */
const isPast = (main: BilledSubscription, { consentedAt }: Known): boolean =>
  !isLive(main) && consentedAt !== null && main.createdAt + seconds(1) <= consentedAt;

/** Stripe was told whole seconds, and says at such a one that it is over. */
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

/** By the attempt and not by its subscription: whoever comes back gets no day a second time. */
const planDays = (
  attemptId: string | null,
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
  attemptId: string | null,
  { endedAt, ...state }: SyncedState & Period,
  nowMs: number,
): MailCause[] {
  const { status, stripeSubId, trialEnd, periodEnd, isCancelling, canceledAt, paymentState } =
    state;
  const mails: MailCause[] = [];
  const runs = isAlive(status);
  if (runs && CONSEQUENCES[paymentState].hasAccess) {
    const renewsAt = trialEnd ?? periodEnd;
    const payload = { renewsAt };
    mails.push({ kind: "trial_started", cause: `${stripeSubId}:${renewsAt}`, payload });
    mails.push({ kind: "quiz2_complete", cause: String(attemptId), payload: {} });
  }
  if (runs && !isCancelling && periodEnd - nowMs <= REMINDED_BEFORE_MS) {
    const payload = { renewsAt: periodEnd };
    mails.push({ kind: "renewal_reminder", cause: `${stripeSubId}:${periodEnd}`, payload });
  }
  if (canceledAt !== null && (isCancelling || status === "canceled")) {
    // The same day while it runs out and after it has: so one mail tells it.
    const accessEnd = Math.min(periodEnd, endedAt ?? Number.POSITIVE_INFINITY);
    mails.push({
      kind: "subscription_cancelled",
      cause: `${stripeSubId}:${accessEnd}:${canceledAt}`,
      payload: { accessEnd, canceledAt },
    });
  }
  return mails;
}
