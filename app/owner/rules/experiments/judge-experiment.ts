import type { DaySpan } from "#app/domain/day-span.ts";
import { type Arm, boundDifference, type Interval, meanOf } from "./bootstrap.ts";
import type { Chance } from "./distributions.ts";
import { checkSampleRatio, type SampleRatio } from "./sample-ratio.ts";

/** The chance of a verdict without a real difference, over all variants of an experiment. */
const FALSE_VERDICTS = 0.05;

/** As in the funnels' `content/experiments.ts`. */
export type PlannedExperiment = {
  readonly id: string;
  /** The first one is the control, with which the others are compared. */
  readonly variants: readonly string[];
  /** Weights, in the order of the variants. */
  readonly split: readonly number[];
  /** Starters of each variant. */
  readonly plannedSize: number;
};

export type DayStarters = {
  readonly day: number;
  readonly variant: string;
  readonly starters: number;
};

type Comparison = {
  readonly variant: string;
  /** From the control, in cents per starter. */
  readonly differenceCents: number;
  readonly interval: Interval;
  readonly verdict: "better" | "worse" | "no_difference";
};

/** How many starters each variant has. */
type Size = {
  readonly counts: readonly { readonly variant: string; readonly starters: number }[];
  readonly sampleRatio: SampleRatio;
};

/** No revenue figure before the planned size: looking until a figure pleases finds effects that are not there. */
export type Judgement =
  | (Size & { readonly state: "not_yet"; readonly fewest: number; readonly plannedSize: number })
  | (Size & { readonly state: "broken_split" })
  | (Size & {
      readonly state: "judged";
      readonly arms: readonly (Arm & { readonly meanCents: number })[];
      readonly comparisons: readonly Comparison[];
    });

/** The variant of one experiment in a list for several, such as `goods:plain,other:one`. */
const variantOf = (id: string, variants: string): string | null =>
  variants
    .split(",")
    .find((part) => part.startsWith(`${id}:`))
    ?.slice(id.length + 1) ?? null;

/**
 * Finds the days to judge: up to the one on which the last variant reached the planned size, and no further, so that
 * later starters do not change the verdict. Null: a variant has not reached that size. All given starters are thirty days
 * old.
 */
export function findJudgedDays(
  { id, variants, plannedSize }: PlannedExperiment,
  starters: readonly DayStarters[],
): DaySpan | null {
  const sorted = starters
    .map((row) => ({ ...row, variant: variantOf(id, row.variant) }))
    .filter(({ variant }) => variant !== null && variants.includes(variant))
    .toSorted((one, other) => one.day - other.day);
  const reached = variants.map((variant) => {
    let total = 0;
    return sorted.find((row) => {
      if (row.variant === variant) total += row.starters;
      return total >= plannedSize;
    })?.day;
  });
  const days = reached.filter((day) => day !== undefined);
  if (days.length < variants.length) return null;
  return { first: sorted[0]?.day ?? 0, last: Math.max(...days) };
}

/** Gathers the starters and buyers of each variant of an experiment from the counts of all variants. */
export const gatherArms = (
  { id, variants }: PlannedExperiment,
  starters: readonly Omit<DayStarters, "day">[],
  groups: readonly (Arm["revenue"][number] & { readonly variant: string })[],
): readonly Arm[] =>
  variants.map((variant) => {
    const own = groups.filter((row) => variantOf(id, row.variant) === variant);
    return {
      variant,
      starters: starters
        .filter((row) => variantOf(id, row.variant) === variant)
        .reduce((sum, row) => sum + row.starters, 0),
      // Equal amounts are drawn together.
      revenue: [...Map.groupBy(own, ({ netCents }) => netCents)].map(([netCents, same]) => ({
        netCents,
        buyers: same.reduce((sum, { buyers }) => sum + buyers, 0),
      })),
    };
  });

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
  const counts = ordered.map(({ variant, starters }) => ({ variant, starters }));
  const sizes = counts.map(({ starters }) => starters);
  const fewest = Math.min(...sizes);
  const sampleRatio = checkSampleRatio(sizes, split);
  if (sampleRatio.isBroken) return { state: "broken_split", counts, sampleRatio };
  const [control, ...others] = ordered;
  if (fewest < Math.max(plannedSize, 1) || control === undefined) {
    return { state: "not_yet", counts, sampleRatio, fewest, plannedSize };
  }
  const level = FALSE_VERDICTS / others.length;
  return {
    state: "judged",
    counts,
    sampleRatio,
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
