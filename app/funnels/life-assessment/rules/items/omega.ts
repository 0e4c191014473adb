import type { Interval } from "./alpha.ts";
import { at, type Matrix, type Moments, sumOf, totalVariance, variances } from "./moments.ts";

const ROUNDS = 500;
const CLOSE = 1e-11;
/** The largest loading: at one, an item would have no variance of its own. */
const MOST_LOADING = 0.9975;
/** How far a covariance is nudged to see how omega reacts, relative to the standard deviations. */
const NUDGE = 1e-4;
const Z = 1.96;

/**
 * Finds the loadings of one common factor (minres): those that leave the least of the correlations between items
 * unexplained. Sets each loading in turn to its best value given the others, until none moves.
 */
export function findLoadings(covariance: Matrix, start?: readonly number[]): readonly number[] {
  const spreads = variances(covariance).map(Math.sqrt);
  const correlation = (row: number, column: number) =>
    at(covariance, row, column) / ((spreads[row] ?? 1) * (spreads[column] ?? 1));
  const loadings = [...(start ?? covariance.map(() => 0.5))];
  for (let round = 0; round < ROUNDS; round += 1) {
    let moved = 0;
    for (const item of loadings.keys()) {
      let [products, squares] = [0, 0];
      for (const [other, loading] of loadings.entries()) {
        if (other === item) continue;
        products += correlation(item, other) * loading;
        squares += loading * loading;
      }
      const best = squares === 0 ? 0 : products / squares;
      const next = Math.max(-MOST_LOADING, Math.min(MOST_LOADING, best));
      moved = Math.max(moved, Math.abs(next - (loadings[item] ?? 0)));
      loadings[item] = next;
    }
    if (moved < CLOSE) break;
  }
  return loadings;
}

/** An item that does not vary has no correlations, and so no factor. */
const hasFactor = (covariance: Matrix): boolean =>
  variances(covariance).every((variance) => variance > 0);

/** Omega total: the share of the sum's variance that is not the items' own; NaN if an item does not vary. */
export function omegaOf(covariance: Matrix, start?: readonly number[]): number {
  if (!hasFactor(covariance)) return Number.NaN;
  const loadings = findLoadings(covariance, start);
  const own = variances(covariance).map(
    (variance, item) => variance * (1 - (loadings[item] ?? 0) ** 2),
  );
  return 1 - sumOf(own) / totalVariance(covariance);
}

/**
 * The delta method on ln(1 − omega), with the covariances of normal data: the variance of a function of a covariance
 * matrix S with gradient G is 2 tr(GSGS) ÷ (n − 1).
 */
export function intervalOfOmega({ people, covariance }: Moments): Interval {
  const error = errorOfOmega({ people, covariance });
  const rest = 1 - omegaOf(covariance);
  const reach = Math.exp((Z * error) / rest);
  return { low: 1 - rest * reach, high: 1 - rest / reach };
}

export function errorOfOmega({
  people,
  covariance,
}: Pick<Moments, "people" | "covariance">): number {
  const product = multiply(gradientOfOmega(covariance), covariance);
  return Math.sqrt((2 * sumOf(variances(multiply(product, product)))) / (people - 1));
}

function gradientOfOmega(covariance: Matrix): Matrix {
  if (!hasFactor(covariance)) return covariance.map((row) => row.map(() => Number.NaN));
  const loadings = findLoadings(covariance);
  const slope = (row: number, column: number): number => {
    const unit = Math.sqrt(at(covariance, row, row) * at(covariance, column, column));
    const moved = [NUDGE, -NUDGE].map((nudge) => {
      const changed = covariance.map((values) => [...values]);
      for (const [one, other] of [
        [row, column],
        [column, row],
      ] as const) {
        const values = changed[one];
        if (values !== undefined) values[other] = at(covariance, row, column) + nudge * unit;
      }
      return omegaOf(changed, loadings);
    });
    const [more = 0, less = 0] = moved;
    // A covariance is in the matrix twice, and both move.
    return (more - less) / (2 * NUDGE * unit) / (row === column ? 1 : 2);
  };
  const below = covariance.map((_, row) =>
    covariance.slice(0, row + 1).map((_, column) => slope(row, column)),
  );
  return covariance.map((_, row) =>
    covariance.map((_, column) => (row < column ? at(below, column, row) : at(below, row, column))),
  );
}

const multiply = (one: Matrix, other: Matrix): Matrix =>
  one.map((row) =>
    other.map((_, column) => sumOf(row.map((value, item) => value * at(other, item, column)))),
  );
