import { fQuantile } from "./f-quantile.ts";
import {
  at,
  type Matrix,
  type Moments,
  sumOf,
  totalVariance,
  variances,
  without,
} from "./moments.ts";

/** A 95 % interval. */
export type Interval = { readonly low: number; readonly high: number };

/** Cronbach's alpha. */
export function alphaOf(covariance: Matrix): number {
  const items = covariance.length;
  return (items / (items - 1)) * (1 - sumOf(variances(covariance)) / totalVariance(covariance));
}

/** Feldt's interval (1965), exact where items are parallel and normal. */
export function intervalOfAlpha({ people, covariance }: Moments): Interval {
  const first = people - 1;
  const second = (people - 1) * (covariance.length - 1);
  const rest = 1 - alphaOf(covariance);
  return {
    low: 1 - rest * fQuantile(0.975, first, second),
    high: 1 - rest * fQuantile(0.025, first, second),
  };
}

/** What alpha would be without an item. */
export const alphaWithout = (moments: Moments, item: number): number =>
  alphaOf(without(moments, item).covariance);

/** The correlation of an item with the sum of the others; 0 where one of them does not vary. */
export function restCorrelation({ covariance }: Moments, item: number): number {
  const own = at(covariance, item, item);
  const withRest = sumOf(covariance[item] ?? []) - own;
  const rest = totalVariance(covariance) - own - 2 * withRest;
  return own > 0 && rest > 0 ? withRest / Math.sqrt(own * rest) : 0;
}
