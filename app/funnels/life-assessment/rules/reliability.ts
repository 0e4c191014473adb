/** What a score measures: an area by 20 answers, a sub-dimension by 4. */
export type Measure = "area" | "subDimension";

/** The values from 0 to 100 that cannot be told apart from a score. */
export type Band = { readonly low: number; readonly high: number };

/** Assumed, not measured (docs/scoring.md#how-exact-a-score-is). */
const ANSWER_SPREAD = 27;
const ASSUMED = {
  area: { answers: 20, correlation: 0.2 },
  subDimension: { answers: 4, correlation: 0.34 },
} as const satisfies Record<Measure, { answers: number; correlation: number }>;

/** For 95 % of a normal distribution. */
const Z = 1.96;

/** In points of the score. */
export function standardError(measure: Measure): number {
  const { answers, correlation } = ASSUMED[measure];
  return ANSWER_SPREAD * Math.sqrt((1 - correlation) / answers);
}

/** How much two scores of one person differ by chance. */
const errorOfDifference = (measure: Measure): number => Math.SQRT2 * standardError(measure);

/** The 95 % band around a score: its whole points, ends included. */
export function findBand(score: number, measure: Measure): Band {
  const reach = Math.round(Z * standardError(measure));
  return { low: Math.max(0, score - reach), high: Math.min(100, score + reach) };
}

/** The smallest change between two attempts that exceeds chance, in whole points. */
export const reliableChange = (measure: Measure): number =>
  Math.round(Z * errorOfDifference(measure));

export const isReliableChange = (before: number, after: number, measure: Measure): boolean =>
  Math.abs(after - before) >= reliableChange(measure);

/** Whether two scores of one attempt differ by less than the error of their difference. */
export const isCloseCall = (one: number, other: number, measure: Measure = "area"): boolean =>
  Math.abs(one - other) < errorOfDifference(measure);
