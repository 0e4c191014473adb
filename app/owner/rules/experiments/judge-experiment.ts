import type { DaySpan } from "#app/domain/day-span.ts";
import { type Arm, boundDifference, type Interval, meanOf } from "./bootstrap.ts";
import type { Chance } from "./distributions.ts";
import { checkSampleRatio, type SampleRatio } from "./sample-ratio.ts";

/** The chance of a verdict where there is no difference, over all variants of an experiment. */
const FALSE_VERDICTS = 0.05;

export type PlannedExperiment = {
  /** The first one is what the others are compared with. */
  readonly variants: readonly string[];
  /** Weights, in the order of the variants. */
  readonly split: readonly number[];
  /** Starters of all variants together. */
  readonly plannedSize: number;
};

export type DayStarters = {
  readonly day: number;
  readonly variant: string;
  readonly starters: number;
};

export type Comparison = {
  readonly variant: string;
  /** Above the first variant, in cents a starter. */
  readonly differenceCents: number;
  readonly interval: Interval;
  readonly verdict: "better" | "worse" | "no_difference";
};

type Size = { readonly starters: number; readonly sampleRatio: SampleRatio };

/** Before the planned size there is no figure of revenue: who looks until it pleases finds what is not there. */
export type Judgement =
  | (Size & { readonly state: "not_yet"; readonly plannedSize: number })
  | (Size & { readonly state: "broken_split" })
  | (Size & {
      readonly state: "judged";
      readonly arms: readonly (Arm & { readonly meanCents: number })[];
      readonly comparisons: readonly Comparison[];
    });

/**
 * The days that are judged: up to the one on which the planned size was reached, and no further, so that the verdict does
 * not change with what comes later. Null: it has not been reached. `days` are only those whose starters are thirty days old.
 */
export function findJudgedDays(
  { plannedSize }: Pick<PlannedExperiment, "plannedSize">,
  starters: readonly DayStarters[],
): DaySpan | null {
  const sorted = starters.toSorted((one, other) => one.day - other.day);
  let total = 0;
  for (const { day, starters: count } of sorted) {
    total += count;
    if (total >= plannedSize) return { first: sorted[0]?.day ?? day, last: day };
  }
  return null;
}

/** docs/metrics.md#experiments */
export function judgeExperiment(
  { variants, split, plannedSize }: PlannedExperiment,
  arms: readonly Arm[],
  chance: Chance,
): Judgement {
  const ordered = variants.map(
    (variant) =>
      arms.find((arm) => arm.variant === variant) ?? { variant, starters: 0, revenue: [] },
  );
  const counts = ordered.map((arm) => arm.starters);
  const starters = counts.reduce((sum, count) => sum + count, 0);
  const sampleRatio = checkSampleRatio(counts, split);
  if (sampleRatio.isBroken) return { state: "broken_split", starters, sampleRatio };
  const [control, ...others] = ordered;
  if (starters < plannedSize || counts.includes(0) || control === undefined) {
    return { state: "not_yet", starters, sampleRatio, plannedSize };
  }
  const level = FALSE_VERDICTS / others.length;
  return {
    ...{ state: "judged", starters, sampleRatio },
    arms: ordered.map((arm) => ({ ...arm, meanCents: meanOf(arm) })),
    comparisons: others.map((other) => compare(control, other, { level, chance })),
  };
}

function compare(control: Arm, other: Arm, how: { level: number; chance: Chance }): Comparison {
  const interval = boundDifference(control, other, how);
  return {
    variant: other.variant,
    differenceCents: meanOf(other) - meanOf(control),
    interval,
    verdict: interval.low > 0 ? "better" : interval.high < 0 ? "worse" : "no_difference",
  };
}
