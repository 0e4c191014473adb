import { utcDayOf } from "#app/domain/day-span.ts";
import { type Cohort, computeCohorts, type PaidMonths } from "./cohorts.ts";
import { shareOf } from "./conversion.ts";
import { formatIsoDay } from "./money-tables.ts";
import { type BuyerGroup, computeStarterRevenue, STARTS } from "./starter-revenue.ts";
import { computeTrials, type Subscribers } from "./subscribers.ts";
import type { Table } from "./table.ts";

export const tabulateSubscribers = (figures: readonly Subscribers[]): Table => ({
  id: "mrr",
  title: "Monthly recurring revenue",
  empty: "Nobody subscribes yet.",
  columns: [
    { label: "Day", kind: "day" },
    { label: "MRR", kind: "cents" },
    { label: "Subscribers", kind: "count" },
    { label: "Began", kind: "count" },
    { label: "Churned", kind: "count" },
    { label: "Churn", kind: "share" },
  ],
  rows: figures
    .toReversed()
    .map(({ atMs, mrrCents, subscribers, began, churned, churnRate }) => [
      formatIsoDay(utcDayOf(atMs)),
      mrrCents,
      subscribers,
      began,
      churned,
      churnRate,
    ]),
});

type Caption = { readonly id: string; readonly title: string };
type Trials = { readonly key: string; readonly started: number; readonly converted: number };

export const tabulateTrials = (
  trials: readonly Trials[],
  caption: Caption,
  format: (key: string) => string,
): Table => ({
  ...caption,
  empty: "No trial has ended in these days.",
  columns: [
    { label: "From", kind: "text" },
    { label: "Trials", kind: "count" },
    { label: "Paid a month", kind: "count" },
    { label: "Rate", kind: "share" },
  ],
  rows: trials
    .toSorted((one, other) => other.started - one.started)
    .map((one) => {
      const { started, converted, rate } = computeTrials([one]);
      return [format(one.key), started, converted, rate];
    }),
});

type KeyedStep = {
  readonly funnel: string;
  readonly step: string;
  readonly key: string;
  readonly n: number;
};

const isStart = (funnel: string, step: string): boolean =>
  Object.entries(STARTS).some(([name, start]) => name === funnel && start.step === step);

export function tabulateStarters(
  steps: readonly KeyedStep[],
  buyers: readonly BuyerGroup[],
  caption: Caption,
  format: (key: string) => string,
): Table {
  const starters = steps
    .filter(({ funnel, step }) => isStart(funnel, step))
    .map(({ key, n }) => ({ key, starters: n }));
  return {
    ...caption,
    empty: "Nobody started so long ago.",
    columns: [
      { label: "From", kind: "text" },
      { label: "Starters", kind: "count" },
      { label: "Buyers", kind: "count" },
      { label: "Net", kind: "cents" },
      { label: "Net per starter", kind: "cents" },
    ],
    rows: computeStarterRevenue(starters, buyers).map((one) => [
      format(one.key),
      one.starters,
      one.buyers,
      one.netCents,
      one.perStarterCents,
    ]),
  };
}

/** How many began in a month, and what share of them has paid one month, two, three …. */
export function tabulateCohorts(paid: readonly PaidMonths[], today: number): Table {
  const cohorts = computeCohorts(paid, today);
  const longest = Math.max(0, ...cohorts.map(({ retained }) => retained.length));
  return {
    id: "cohorts",
    title: "Retention by month of start",
    empty: "Nobody subscribes yet.",
    columns: [
      { label: "Began in", kind: "day" },
      { label: "Began", kind: "count" },
      ...Array.from({ length: longest }, (_, at) => ({
        label: `Paid month ${at + 1}`,
        kind: "share" as const,
      })),
    ],
    rows: cohorts.map((cohort) => [
      cohort.month,
      cohort.started,
      ...Array.from({ length: longest }, (_, at) => shareRetained(cohort, at)),
    ]),
  };
}

/** Null until all of them have had the time to pay. */
function shareRetained({ started, retained }: Cohort, at: number): number | null {
  const paid = retained[at];
  return paid === undefined ? null : shareOf(paid, started);
}
