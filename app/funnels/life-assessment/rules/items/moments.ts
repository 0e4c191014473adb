import type { AreaSums } from "#app/domain/answer-sums.ts";
import { ANSWER_VALUES, type AreaKey } from "#app/domain/life-areas.ts";
import { pointsOf, statementsOfArea } from "./answer-sums.ts";

/** A square matrix, by row and column. */
export type Matrix = readonly (readonly number[])[];

/** What the reliability of a scale is computed from. */
export type Moments = {
  readonly people: number;
  readonly means: readonly number[];
  /** Unbiased: divided by the number of people minus one. */
  readonly covariance: Matrix;
};

/** Moments of the points (0 to 4) of an area's statements. */
export function momentsOf(area: AreaKey, sums: AreaSums): Moments {
  const statements = statementsOfArea(area);
  const people = sums.points.reduce((all, count) => all + count, 0);
  const means = statements.map(({ polarity }, at) => {
    const counts = sums.answers[at] ?? [];
    const points = ANSWER_VALUES.map((value) => pointsOf(polarity === "reverse", value));
    return points.reduce((sum, one, place) => sum + one * (counts[place] ?? 0), 0) / people;
  });
  const covariance = means.map((mean, row) =>
    means.map((other, column) => {
      const [low, high] = row < column ? [row, column] : [column, row];
      const product = sums.products[(high * (high + 1)) / 2 + low] ?? 0;
      return (product - people * mean * other) / (people - 1);
    }),
  );
  return { people, means, covariance };
}

/** Moments of some items, in the given order. */
export const pick = (
  { people, means, covariance }: Moments,
  items: readonly number[],
): Moments => ({
  people,
  means: items.map((item) => means[item] ?? 0),
  covariance: items.map((row) => items.map((column) => at(covariance, row, column))),
});

export const without = (moments: Moments, item: number): Moments =>
  pick(
    moments,
    moments.means.map((_, other) => other).filter((other) => other !== item),
  );

export const at = (matrix: Matrix, row: number, column: number): number =>
  matrix[row]?.[column] ?? 0;

export const sumOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0);

/** The variance of the sum of all items. */
export const totalVariance = (matrix: Matrix): number => sumOf(matrix.map(sumOf));

export const variances = (matrix: Matrix): readonly number[] =>
  matrix.map((row, item) => row[item] ?? 0);
