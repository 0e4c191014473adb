import { errorFunction, probit, sum } from "simple-statistics";
import type { DaySpan } from "#app/domain/day-span.ts";
import type { Experiment } from "#app/funnels/shared/content/experiments.ts";
import { shareOf } from "../rules/conversion.ts";
import type { Cell, Table } from "../rules/table.ts";

/** The chance of a verdict without a real difference, over all variants of an experiment. */
const FALSE_VERDICTS = 0.05;
/** A split with a smaller p is broken: Microsoft's limit, because p is looked at every day. */
const BROKEN_BELOW = 0.001;

/** What one variant brought: how many starters, and how many of them brought how much. The others brought nothing. */
export type Arm = {
  readonly variant: string;
  readonly starters: number;
  readonly revenue: readonly { readonly netCents: number; readonly buyers: number }[];
};

type DayStarters = {
  readonly day: number;
  readonly variant: string;
  readonly starters: number;
};

/** The variant of one experiment in a list for several, such as `goods:plain,other:one`. */
const variantOf = (id: string, variants: string): string | undefined =>
  variants
    .split(",")
    .find((part) => part.startsWith(`${id}:`))
    ?.slice(id.length + 1);

/**
 * The days to judge: up to the one on which the last variant reached the planned size, so that later starters do not
 * change the verdict. Null: a variant has not reached it.
 */
export function findJudgedDays(
  { id, variants, plannedSize }: Experiment,
  starters: readonly DayStarters[],
): DaySpan | null {
  const sorted = starters
    .map((row) => ({ ...row, variant: variantOf(id, row.variant) }))
    .filter(({ variant }) => variants.some((known) => known === variant))
    .toSorted((one, other) => one.day - other.day);
  const reached = variants.map((variant) => {
    let total = 0;
    return sorted.find((row) => {
      if (row.variant === variant) total += row.starters;
      return total >= plannedSize;
    })?.day;
  });
  if (reached.includes(undefined)) return null;
  return { first: sorted[0]?.day ?? 0, last: Math.max(...reached.map(Number)) };
}

/** Gathers the starters and buyers of each variant from the counts of all variants. */
export const gatherArms = (
  { id, variants }: Experiment,
  starters: readonly Omit<DayStarters, "day">[],
  groups: readonly (Arm["revenue"][number] & { readonly variant: string })[],
): readonly Arm[] =>
  variants.map((variant) => ({
    variant,
    starters: sum(
      starters.map((row) => (variantOf(id, row.variant) === variant ? row.starters : 0)),
    ),
    revenue: groups.filter((row) => variantOf(id, row.variant) === variant),
  }));

/** The p of the split: each share against the planned one by the normal approximation, for the number of variants. */
export function checkSplit(starters: readonly number[], split: readonly number[]): number {
  const total = sum([...starters]);
  const weights = sum([...split]);
  const ps = starters.map((count, at) => {
    const share = (split[at] ?? 0) / weights;
    const z = (count - total * share) / Math.sqrt(total * share * (1 - share) || 1);
    return 1 - errorFunction(Math.abs(z) / Math.SQRT2);
  });
  return Math.min(1, Math.min(...ps) * (starters.length - 1));
}

/** Net revenue per starter, in cents, with the variance of that mean. */
export function averageOf({ starters, revenue }: Arm) {
  const meanOf = (power: number) =>
    sum(revenue.map(({ netCents, buyers }) => netCents ** power * buyers)) / starters;
  const netCents = meanOf(1);
  return { netCents, variance: (meanOf(2) - netCents ** 2) / starters };
}

const COLUMNS: Table["columns"] = [
  { label: "Variant", kind: "text" },
  { label: "Starters, 30 days old", kind: "count" },
  { label: "Share", kind: "share" },
  { label: "Net per starter", kind: "cents" },
  { label: "Difference from control", kind: "cents" },
  { label: "Interval from", kind: "cents" },
  { label: "Interval to", kind: "cents" },
  { label: "Verdict", kind: "text" },
];

/**
 * What can be said about an experiment today, with the first variant as the control. No revenue before the planned
 * size: looking until a figure pleases finds effects that are not there.
 */
export function tabulateExperiment(
  { id, split, plannedSize }: Pick<Experiment, "id" | "split" | "plannedSize">,
  arms: readonly Arm[],
): Table {
  const sizes = arms.map(({ starters }) => starters);
  const p = checkSplit(sizes, split);
  const fewest = Math.min(...sizes);
  const isJudged = p >= BROKEN_BELOW && fewest >= Math.max(plannedSize, 1);
  const said = `(p = ${p.toFixed(3)})`;
  const notes = {
    broken: `Not judged: the starters are not split as planned ${said}, so something counts one variant more than another.`,
    early: `Not yet: the smallest variant has ${fewest} of ${plannedSize} starters. Until then no revenue is shown. The split is as planned ${said}.`,
    judged: `Judged up to the day on which the last variant reached its planned size, with 95 % intervals. The split is as planned ${said}.`,
  };
  return {
    id: `experiment-${id}`,
    title: `Experiment: ${id}`,
    note: notes[p < BROKEN_BELOW ? "broken" : isJudged ? "judged" : "early"],
    empty: "It has no variants.",
    columns: COLUMNS,
    rows: arms.map((arm) => [
      arm.variant,
      arm.starters,
      shareOf(arm.starters, sum(sizes)),
      ...(isJudged ? compare(arms, arm) : [null, null, null, null, null]),
    ]),
  };
}

function compare([control, ...others]: readonly Arm[], arm: Arm): Cell[] {
  const own = averageOf(arm);
  if (control === undefined || arm === control) return [own.netCents, null, null, null, "control"];
  const base = averageOf(control);
  const difference = own.netCents - base.netCents;
  const half =
    probit(1 - FALSE_VERDICTS / others.length / 2) * Math.sqrt(own.variance + base.variance);
  const [low, high] = [difference - half, difference + half];
  const verdict = low > 0 ? "better" : high < 0 ? "worse" : "no difference";
  return [own.netCents, difference, low, high, verdict];
}
