import { formatUtcTime } from "#app/domain/calendar-day.ts";
import type { AttemptId } from "#app/domain/ids.ts";
import type { Locale } from "#app/domain/locale.ts";
import type { PaidWith } from "#app/domain/purchase/billing.ts";
import { formatDollars } from "#app/domain/purchase/money.ts";
import {
  isAlive,
  type PaymentState,
  type SubscriptionStatus,
} from "#app/domain/purchase/subscription.ts";
import { facts, statuses } from "../content/manage.ts";

/** A subscription as its owner sees it on `/quiz2/manage`. */
export type ManagedSubscription = {
  readonly attemptId: AttemptId;
  readonly status: SubscriptionStatus;
  readonly paymentState: PaymentState;
  /** Paid content may be seen now. */
  readonly isOpen: boolean;
  /** The end of the trial or the paid month; null before the first payment. */
  readonly periodEndMs: number | null;
  /** The charge at that time is not collected. */
  readonly isPaused: boolean;
  /** Cancelled at the end of the period. */
  readonly isCancelling: boolean;
  /** Cancelled by its owner, but not yet at Stripe. */
  readonly isCancelNoted: boolean;
  /** The second subscription of one person: ended and refunded. */
  readonly isPaidTwice: boolean;
  /** The plan is mailed day by day. */
  readonly hasDailyMails: boolean;
  /** A step and a lesson are mailed each week. */
  readonly hasWeeklyMails: boolean;
  /** What Stripe will charge; null: nothing, or it could not be asked. */
  readonly nextChargeCents: number | null;
  /** Newest first; null when they could not be fetched. */
  readonly receipts: readonly Receipt[] | null;
  /** How many other browsers its results are open in. */
  readonly otherBrowsers: number;
  /** Where its mails go; null for a browser that may not correct it. */
  readonly email: string | null;
};

export type Receipt = {
  readonly atMs: number;
  readonly amountCents: number;
  readonly refundedCents: number;
  readonly url: string | null;
  readonly paidWith: PaidWith;
};

/** The outcome of a change, shown after the redirect. */
export type ManageNotice =
  | "cancelled"
  | "resumed"
  | "stopped"
  | "weeklyStopped"
  | "closed"
  | "corrected"
  | "badAddress"
  | "linkMailed"
  | "failed";

type State = keyof typeof statuses;

/** The payment state takes precedence over the status. */
export function findState(subscription: ManagedSubscription): State {
  const { status, paymentState, periodEndMs, isCancelling, isCancelNoted } = subscription;
  if (subscription.isPaidTwice) return "paidTwice";
  if (paymentState === "refunded" || paymentState === "disputed" || paymentState === "lost")
    return paymentState;
  if (status === "canceled") return subscription.isOpen ? "won" : "ended";
  if (status === "incomplete" || periodEndMs === null) return "waiting";
  if (isCancelNoted) return "noted";
  if (isCancelling) return "cancelling";
  if (subscription.isPaused && isAlive(status)) return "paused";
  return status === "payment_pending" ? "paymentProblem" : status;
}

/** The state in plain words. */
export function describeStatus(
  subscription: ManagedSubscription,
  locale: Locale,
): { title: string; text: string } {
  const { title, text } = statuses[findState(subscription)];
  const day =
    subscription.periodEndMs === null ? "" : formatUtcTime(subscription.periodEndMs, locale);
  return { title, text: text(day) };
}

const GOES_ON: readonly State[] = ["trialing", "active"];
const ENDS_LATER: readonly State[] = ["cancelling", "noted", "won"];

/** The next charge or the end of access; null if there is neither. */
export function describeNext(
  subscription: ManagedSubscription,
  locale: Locale,
): { name: string; text: string } | null {
  const { periodEndMs, nextChargeCents } = subscription;
  const state = findState(subscription);
  if (periodEndMs === null) return null;
  const day = formatUtcTime(periodEndMs, locale);
  if (ENDS_LATER.includes(state)) return { name: facts.accessUntil, text: day };
  if (!GOES_ON.includes(state)) return null;
  const amount = nextChargeCents === null ? null : formatDollars(nextChargeCents);
  return { name: facts.nextCharge, text: facts.charge(amount, day) };
}

/** Whether a change that its owner asked for is about to be confirmed. */
export const isAwaited = (subscription: ManagedSubscription): boolean =>
  findState(subscription) === "noted";

/** Whether a notice is still true: "Back" may show the page again after a later change. */
export const holdsStill = (
  notice: ManageNotice,
  subscriptions: readonly ManagedSubscription[],
): boolean => {
  if (notice === "cancelled") return !subscriptions.every(canCancel);
  return notice !== "resumed" || subscriptions.some(canCancel);
};

export const canCancel = (subscription: ManagedSubscription): boolean =>
  ["trialing", "active", "paused", "paymentProblem"].includes(findState(subscription));

export const canResume = (subscription: ManagedSubscription): boolean =>
  findState(subscription) === "cancelling";

/** Whether Stripe's portal has a payment to show or a card to change. */
export const hasPortal = (subscription: ManagedSubscription): boolean =>
  findState(subscription) !== "waiting";

export const hasAccess = (subscription: ManagedSubscription): boolean =>
  [...GOES_ON, ...ENDS_LATER, "paused", "paidTwice"].includes(findState(subscription));
