import type { DaySpan } from "#app/domain/day-span.ts";
import { days } from "#app/domain/duration.ts";
import { TRIAL_DAYS } from "#app/domain/purchase/subscription.ts";
import { shareOf } from "./conversion.ts";

/**
 * How long a paid month makes a subscriber: the longest month has 31 days, and Stripe charges a renewal about an hour after
 * its period has begun.
 */
export const COVERED_MS = days(32);

/** Churn covers the thirty days before a moment, as at Stripe. */
export const CHURN_MS = days(30);

/** The database's counts of subscribers up to a moment. */
export type SubscriberMoves = {
  readonly atMs: number;
  /** Subscribers at the beginning of the thirty days. */
  readonly before: number;
  /** New ones, and those who came back. */
  readonly began: number;
  /** Of both, those who are no longer subscribers at the end. */
  readonly churned: number;
  readonly mrrCents: number;
};

export type Subscribers = SubscriberMoves & {
  readonly subscribers: number;
  readonly churnRate: number | null;
};

/** docs/metrics.md#mrr and docs/metrics.md#churn */
export const computeSubscribers = (moves: SubscriberMoves): Subscribers => ({
  ...moves,
  subscribers: moves.before + moves.began - moves.churned,
  churnRate: shareOf(moves.churned, moves.before + moves.began),
});

export type TrialCount = { readonly started: number; readonly converted: number };

export type TrialFigure = TrialCount & { readonly rate: number | null };

/** docs/metrics.md#trial-to-paid */
export function computeTrials(counts: readonly TrialCount[]): TrialFigure {
  const started = counts.reduce((sum, count) => sum + count.started, 0);
  const converted = counts.reduce((sum, count) => sum + count.converted, 0);
  return { started, converted, rate: shareOf(converted, started) };
}

/** The days on which the newest trials started that have all ended, with one more day for the charge. */
export function settledTrials(today: number, count: number): DaySpan {
  const last = today - TRIAL_DAYS - 2;
  return { first: last - count + 1, last };
}
