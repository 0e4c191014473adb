import type { AttemptId } from "#app/domain/ids.ts";
import type { Mail } from "#app/domain/mail/mail-payload.ts";
import type { BilledCharge, BilledSubscription } from "#app/domain/purchase/billing.ts";
import { isEntitled } from "#app/domain/purchase/entitlement.ts";
import { CONSEQUENCES } from "#app/domain/purchase/payment-state.ts";
import {
  isAlive,
  type PaymentState,
  REMINDED_BEFORE_MS,
} from "#app/domain/purchase/subscription.ts";
import { listDailyMails } from "./daily-mails.ts";
import { isPastDue, listPaid, type SyncedState } from "./synced-state.ts";

/** A mail and its deduplication key. */
export type MailCause = Mail<
  | "trial_started"
  | "subscription_started"
  | "quiz2_complete"
  | "plan_day"
  | "renewal_reminder"
  | "payment_failed"
  | "subscription_cancelled"
  | "subscription_resumed"
  | "subscription_refunded"
  | "access_restored"
  | "paid_twice"
  | "trial_repeated"
> & {
  readonly cause: string;
  /** In milliseconds; without it the mail is sent immediately. */
  readonly dueAt?: number;
};

/** What our row says. */
type Known = {
  readonly attemptId: AttemptId;
  readonly cancelRequestedAt: number | null;
  /** This and the next three are as of the last sync. */
  readonly stripeSubId: string | null;
  readonly paymentState: PaymentState;
  readonly isCancelling: boolean;
  readonly canceledAt: number | null;
};

type Found = SyncedState & {
  readonly main: BilledSubscription;
  /** Undefined also when the charges could not be fetched. */
  readonly newest: BilledCharge | undefined;
};

/** Keyed by attempt instead of subscription, so that a returning subscriber gets no day twice. */
export const planDays = (
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

export function findMails(
  known: Known,
  { main, newest, ...state }: Found,
  nowMs: number,
): MailCause[] {
  const { attemptId, cancelRequestedAt } = known;
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
      // Not by its end, which may be moved at Stripe: it starts once.
      mails.push({ kind: "trial_started", cause: String(stripeSubId), payload });
    }
    mails.push({ kind: "quiz2_complete", cause: attemptId, payload: {} });
  }
  if (runs && !isCancelling && !state.isPaused && periodEnd - nowMs <= REMINDED_BEFORE_MS) {
    const payload = { renewsAt: periodEnd };
    mails.push({ kind: "renewal_reminder", cause: `${stripeSubId}:${periodEnd}`, payload });
  }
  const declined = main.invoices.find((invoice) => invoice.state === "open" && invoice.isAttempted);
  if (isPastDue(main) && declined !== undefined) {
    const payload = { amountCents: declined.dueCents, renewedAt: declined.createdAt };
    mails.push({ kind: "payment_failed", cause: `${main.id}:${declined.id}`, payload });
  }
  // A refund has its own mail; a cancellation that the subscriber requested is confirmed as well.
  const isAsked = cancelRequestedAt !== null;
  const isTold = paymentState === "refunded" && !isAsked;
  if (canceledAt !== null && (isCancelling || status === "canceled") && !isTold) {
    // The same before and after the end of the period, so that it is mailed once.
    const endsAt = Math.min(periodEnd, endedAt ?? Number.POSITIVE_INFINITY);
    const accessEnd = paymentState === "won" ? (state.periodEnd ?? endsAt) : endsAt;
    mails.push({
      kind: "subscription_cancelled",
      cause: `${stripeSubId}:${endsAt}:${canceledAt}`,
      // Stripe may learn of a cancellation later than we do: what counts is when it was declared.
      payload: {
        accessEnd,
        canceledAt: Math.min(canceledAt, cancelRequestedAt ?? canceledAt),
        ...(paymentState !== "clear" && !isAsked && { isDisputed: true }),
      },
    });
  }
  return [...mails, ...findChangeMails(known, { main, newest, ...state }, nowMs)];
}

/** Mails triggered by a change since the last sync, so that an old refund is not mailed on deployment. */
function findChangeMails(
  known: Known,
  { main, newest, ...state }: Found,
  nowMs: number,
): MailCause[] {
  const { status, stripeSubId, isCancelling, paymentState, periodEnd } = state;
  const before = known.stripeSubId === stripeSubId ? known : null;
  const mails: MailCause[] = [];
  const goesOn = isAlive(status) && !isCancelling && CONSEQUENCES[paymentState].hasAccess;
  if (before?.isCancelling && goesOn && known.cancelRequestedAt === null) {
    const payload = { renewsAt: main.periodEnd };
    const cause = `${stripeSubId}:${before.canceledAt}`;
    mails.push({ kind: "subscription_resumed", cause, payload });
  }
  if (paymentState === "refunded" && before?.paymentState !== "refunded" && newest !== undefined) {
    const payload = { amountCents: newest.amountCents, paidAt: newest.createdAt };
    mails.push({ kind: "subscription_refunded", cause: newest.id, payload });
  }
  const wasDisputed = before?.paymentState === "disputed" || before?.paymentState === "lost";
  if (wasDisputed && paymentState === "won" && periodEnd !== null && isEntitled(state, nowMs)) {
    const payload = { accessEnd: periodEnd };
    mails.push({ kind: "access_restored", cause: String(stripeSubId), payload });
  }
  return mails;
}

/** The mail about a subscription that was ended and refunded at once. */
export function findRefusalMails(
  main: BilledSubscription,
  kind: "paid_twice" | "trial_repeated",
): MailCause[] {
  const amountCents = listPaid(main).reduce((sum, payment) => sum + payment.amountCents, 0);
  return amountCents === 0 ? [] : [{ kind, cause: main.id, payload: { amountCents } }];
}
