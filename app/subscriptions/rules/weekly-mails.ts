import { days } from "#app/domain/duration.ts";
import { CONSEQUENCES } from "#app/domain/purchase/payment-state.ts";
import type { PaymentState, SubscriptionStatus } from "#app/domain/purchase/subscription.ts";

type Reader = {
  readonly status: SubscriptionStatus;
  readonly paymentState: PaymentState;
  readonly isCancelling: boolean;
  readonly cancelRequestedAt: number | null;
  readonly weeklyMailsStoppedAt: number | null;
  /** Set if this person paid twice and another subscription stays. */
  readonly coveredBy: string | null;
};

/** Whether the weekly mail is sent: the subscription is past its trial and goes on, and the mail was not stopped. */
export const areWeeklyMailsOn = (reader: Reader): boolean =>
  reader.status === "active" &&
  CONSEQUENCES[reader.paymentState].hasAccess &&
  !reader.isCancelling &&
  reader.cancelRequestedAt === null &&
  reader.weeklyMailsStoppedAt === null &&
  reader.coveredBy === null;

const WEEK_MS = days(7);

/** A day after the renewal, when it is certain whether the subscription goes on, and two after the last daily mail. */
const FIRST_AFTER_MS = WEEK_MS + days(1);

/** Mails are queued a night ahead, and go out at the time of day of the payment. */
const AHEAD_MS = days(1);

/** A week that is this late is skipped, so that no two mails arrive together. */
const LATE_MS = days(3);

/** When mails are queued, counted from a subscription's start: after `firstMs`, for `forMs`, and again each week. */
export const QUEUED_WEEKS = {
  firstMs: FIRST_AFTER_MS - AHEAD_MS,
  everyMs: WEEK_MS,
  forMs: AHEAD_MS + LATE_MS,
} as const;

/** The next week to be mailed, counted from 1, and when; null if none is due. `startMs`: of the subscription. */
export function findWeek(
  startMs: number,
  nowMs: number,
): { readonly week: number; readonly dueAt: number } | null {
  const { firstMs, everyMs, forMs } = QUEUED_WEEKS;
  const week = Math.floor((nowMs - startMs - firstMs) / everyMs) + 1;
  const dueAt = startMs + FIRST_AFTER_MS + (week - 1) * WEEK_MS;
  return week >= 1 && dueAt - AHEAD_MS > nowMs - forMs ? { week, dueAt } : null;
}

const HALF_A_YEAR = 26;
const RETAKE_EVERY = 4;

export const isLookBack = (week: number): boolean => week % HALF_A_YEAR === 0;

/** The place of a week in its half-year, counted from 0. */
export const placeOfWeek = (week: number): number => (week - 1) % HALF_A_YEAR;

/** The texts of the first half-year are true only there. */
export const isFirstRound = (week: number): boolean => week <= HALF_A_YEAR;

/** Two weeks before the first retake's mail, and after each one unless the half-year ends there. */
export const isPulse = (week: number): boolean =>
  (placeOfWeek(week) + 1) % RETAKE_EVERY === RETAKE_EVERY / 2 && !isLookBack(week);

/** By the place in the half-year, like the text about the retake. */
export const isRetake = (week: number): boolean => (placeOfWeek(week) + 1) % RETAKE_EVERY === 0;
