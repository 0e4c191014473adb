import { days } from "#app/domain/duration.ts";
import { CONSEQUENCES } from "#app/domain/payment-state.ts";
import { isAlive, type PaymentState, type SubscriptionStatus } from "#app/domain/subscription.ts";

type Reader = {
  readonly status: SubscriptionStatus;
  readonly paymentState: PaymentState;
  readonly isCancelling: boolean;
  readonly cancelRequestedAt: number | null;
  readonly dailyMailsStoppedAt: number | null;
};

/** Whether the days of the plan are mailed: to who has access, and has neither cancelled nor stopped them. */
export const areDailyMailsOn = (reader: Reader): boolean =>
  isAlive(reader.status) &&
  CONSEQUENCES[reader.paymentState].hasAccess &&
  !reader.isCancelling &&
  reader.cancelRequestedAt === null &&
  reader.dailyMailsStoppedAt === null;

const PLAN_DAYS = 7;

/** `dueAt` in milliseconds; null: at once. */
export type DailyMail = { readonly day: number; readonly dueAt: number | null };

/**
 * The mails that a trial still has before it: the first at once, each other one at the time of day of the
 * payment. A day that is over is left out, so that nobody gets the steps of two days together.
 */
export const listDailyMails = (trialStart: number, nowMs: number): DailyMail[] =>
  Array.from({ length: PLAN_DAYS }, (_, at) => ({ day: at + 1, startsAt: trialStart + days(at) }))
    .filter(({ startsAt }) => nowMs < startsAt + days(1))
    // The clock of the payment may be ahead of ours: its first day has begun all the same.
    .map(({ day, startsAt }) => ({ day, dueAt: day === 1 || startsAt <= nowMs ? null : startsAt }));
