/** The figures of one statement, reversed where needed so that 5 is always the best answer. */
export type StatementFigures = {
  readonly mean: number;
  readonly spread: number;
  /** The shares of people at the worst and at the best answer. */
  readonly floor: number;
  readonly ceiling: number;
  /** Correlations with the other nineteen of its area, and the other three of its sub-dimension. */
  readonly areaCorrelation: number;
  readonly sideCorrelation: number;
  /** By how much its area's alpha would rise without it. */
  readonly alphaRise: number;
  /** The country that differs most from all others, in standard deviations; null if none has enough people. */
  readonly country: { readonly code: string; readonly difference: number } | null;
};

/** The rules of docs/question-bank.md#the-study-that-would-tell. */
const LIMITS = {
  areaCorrelation: 0.3,
  sideCorrelation: 0.25,
  atOneEnd: 0.4,
  lowestMean: 1.7,
  highestMean: 4.3,
  /** Anything less disappears in rounding. */
  alphaRise: 0.0005,
  countryDifference: 0.5,
};

const two = (value: number): string => value.toFixed(2);
const percent = (share: number): string => `${Math.round(100 * share)} %`;

/** Why a statement should be rewritten; empty if it need not be. */
export function listReasons(figures: StatementFigures): readonly string[] {
  const { mean, floor, ceiling, areaCorrelation, sideCorrelation, alphaRise, country } = figures;
  const reasons: readonly (readonly [boolean, string])[] = [
    [areaCorrelation < LIMITS.areaCorrelation, `r with its area ${two(areaCorrelation)}`],
    [sideCorrelation < LIMITS.sideCorrelation, `r with its side ${two(sideCorrelation)}`],
    [floor > LIMITS.atOneEnd, `floor ${percent(floor)}`],
    [ceiling > LIMITS.atOneEnd, `ceiling ${percent(ceiling)}`],
    [mean < LIMITS.lowestMean || mean > LIMITS.highestMean, `mean ${two(mean)}`],
    [alphaRise > LIMITS.alphaRise, `alpha of its area rises by ${alphaRise.toFixed(3)} without it`],
    [
      Math.abs(country?.difference ?? 0) > LIMITS.countryDifference,
      `${country?.code} differs by ${two(country?.difference ?? 0)} SD`,
    ],
  ];
  return reasons.flatMap(([applies, reason]) => (applies ? [reason] : []));
}
