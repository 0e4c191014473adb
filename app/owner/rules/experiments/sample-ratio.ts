import { chiSquareTail } from "./distributions.ts";

/** A split with a smaller p is broken: the limit of Microsoft and Kohavi, because p is looked at every day. */
const BROKEN_BELOW = 0.001;

export type SampleRatio = { readonly p: number; readonly isBroken: boolean };

/**
 * Whether starters were split as planned: the chi-square test of goodness of fit (docs/metrics.md#sample-ratio). `split` are
 * the planned weights, in the order of the counts.
 */
export function checkSampleRatio(
  starters: readonly number[],
  split: readonly number[],
): SampleRatio {
  const total = starters.reduce((sum, count) => sum + count, 0);
  const weights = split.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return { p: 1, isBroken: false };
  const chiSquare = starters.reduce((sum, count, at) => {
    const expected = (total * (split[at] ?? 0)) / weights;
    return sum + (count - expected) ** 2 / expected;
  }, 0);
  const p = chiSquareTail(chiSquare, starters.length - 1);
  return { p, isBroken: p < BROKEN_BELOW };
}
