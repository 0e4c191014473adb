import { days } from "#app/domain/duration.ts";
import { CONSEQUENCES } from "#app/domain/purchase/payment-state.ts";
import type { PaymentState, SubscriptionStatus } from "#app/domain/purchase/subscription.ts";

type Reader = {
  readonly status: SubscriptionStatus;
  readonly paymentState: PaymentState;
  readonly isCancelling: boolean;
  readonly cancelRequestedAt: number | null;
  readonly weeklyMailsStoppedAt: number | null;
  /** It was paid twice, and another subscription stays. */
  readonly coveredBy: string | null;
};

/** Whether the weekly mail goes out: the subscription is past its trial, goes on, and its reader has not stopped it. */
export const areWeeklyMailsOn = (reader: Reader): boolean =>
  reader.status === "active" &&
  CONSEQUENCES[reader.paymentState].hasAccess &&
  !reader.isCancelling &&
  reader.cancelRequestedAt === null &&
  reader.weeklyMailsStoppedAt === null &&
  reader.coveredBy === null;

const WEEK_MS = days(7);

/** A day after the renewal, when it is settled whether the subscription goes on, and two after the last daily mail. */
const FIRST_AFTER_MS = WEEK_MS + days(1);

/** Mails are queued a night ahead, and go out at the time of day of the payment. */
const AHEAD_MS = days(1);

/** A week that could not be mailed for so long is skipped, so that no two arrive together. */
const LATE_MS = days(3);

/** When mails are queued, from the start of a subscription on: from `firstMs` on for `forMs`, and so again each week. */
export const QUEUED_WEEKS = {
  firstMs: FIRST_AFTER_MS - AHEAD_MS,
  everyMs: WEEK_MS,
  forMs: AHEAD_MS + LATE_MS,
} as const;

/** The week to be mailed next, counted from 1, and when; null where none is due. `startMs`: of the subscription. */
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

/** The words of the first half-year are true only there. */
export const isFirstRound = (week: number): boolean => week <= HALF_A_YEAR;

/** Two weeks after each retake's mail, as far as the half-year does not end there; and before the first one. */
export const isPulse = (week: number): boolean =>
  (placeOfWeek(week) + 1) % RETAKE_EVERY === RETAKE_EVERY / 2 && !isLookBack(week);

/** By the place, as the text that speaks of it. */
export const isRetake = (week: number): boolean => (placeOfWeek(week) + 1) % RETAKE_EVERY === 0;
