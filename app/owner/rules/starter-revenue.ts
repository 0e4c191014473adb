import type { DaySpan } from "#app/domain/day-span.ts";
import type { Sold } from "#app/domain/purchase/charge.ts";
import { shareOf } from "./conversion.ts";

/** The worth of a starter is known after this many days; `buyers` sums up the same span (migrations/0029). */
const AGE_DAYS = 30;

/** By funnel: the step that makes a starter, and what the funnel sells. */
export const STARTS = {
  quiz1: { step: "begun", sold: ["dating_bundle"] },
  quiz2: { step: "start", sold: ["trial", "month"] },
  toolkit: { step: "form", sold: ["perfectionism_toolkit"] },
} as const satisfies Record<string, { step: string; sold: readonly Sold[] }>;

export const START_STEPS = Object.values(STARTS).map(({ step }) => step);

export type SellingFunnel = keyof typeof STARTS;

/** `key`: a source, a variant, or whatever else groups the starters. */
export type StarterCount = { readonly key: string; readonly starters: number };

/** How many buyers brought the same net revenue in the thirty days from their first payment. */
export type BuyerGroup = {
  readonly key: string;
  readonly netCents: number;
  readonly buyers: number;
};

export type StarterRevenue = {
  readonly key: string;
  readonly starters: number;
  readonly buyers: number;
  readonly netCents: number;
  /** Null without starters. */
  readonly perStarterCents: number | null;
};

/** The newest days whose starters are all thirty days old. */
export function grownUpDays(today: number, count: number): DaySpan {
  const last = today - AGE_DAYS - 1;
  return { first: last - count + 1, last };
}

/** Sorted by starters, most first (docs/metrics.md#net-revenue-per-starter). */
export function computeStarterRevenue(
  starters: readonly StarterCount[],
  groups: readonly BuyerGroup[],
): readonly StarterRevenue[] {
  const keys = new Set([...starters, ...groups].map(({ key }) => key));
  return [...keys]
    .map((key) => {
      const started = sumOf(starters, key, (count) => count.starters);
      const netCents = sumOf(groups, key, (group) => group.netCents * group.buyers);
      const buyers = sumOf(groups, key, (group) => group.buyers);
      const perStarterCents = shareOf(netCents, started);
      return { key, starters: started, buyers, netCents, perStarterCents };
    })
    .toSorted((one, other) => other.starters - one.starters || one.key.localeCompare(other.key));
}

const sumOf = <Row extends { readonly key: string }>(
  rows: readonly Row[],
  key: string,
  read: (row: Row) => number,
): number => rows.reduce((sum, row) => (row.key === key ? sum + read(row) : sum), 0);
