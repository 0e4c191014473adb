import { days } from "#app/domain/duration.ts";
import { CONSEQUENCES } from "#app/domain/purchase/payment-state.ts";
import {
  isAlive,
  type PaymentState,
  type SubscriptionStatus,
} from "#app/domain/purchase/subscription.ts";

type Reader = {
  readonly status: SubscriptionStatus;
  readonly paymentState: PaymentState;
  readonly isCancelling: boolean;
  readonly cancelRequestedAt: number | null;
  readonly dailyMailsStoppedAt: number | null;
};

/** Whether the plan is mailed: the subscriber has access and has neither cancelled nor unsubscribed. */
export const areDailyMailsOn = (reader: Reader): boolean =>
  isAlive(reader.status) &&
  CONSEQUENCES[reader.paymentState].hasAccess &&
  !reader.isCancelling &&
  reader.cancelRequestedAt === null &&
  reader.dailyMailsStoppedAt === null;

const PLAN_DAYS = 7;

/** `dueAt` in milliseconds; null: immediately. */
export type DailyMail = { readonly day: number; readonly dueAt: number | null };

/**
 * The remaining mails of a trial: the first immediately, the others at the time of day of the payment. Past days
 * are skipped, so that no two days arrive together.
 */
export const listDailyMails = (trialStart: number, nowMs: number): DailyMail[] =>
  Array.from({ length: PLAN_DAYS }, (_, at) => ({ day: at + 1, startsAt: trialStart + days(at) }))
    .filter(({ startsAt }) => nowMs < startsAt + days(1))
    // Stripe's clock may be ahead of ours: the first day has begun all the same.
    .map(({ day, startsAt }) => ({ day, dueAt: day === 1 || startsAt <= nowMs ? null : startsAt }));
