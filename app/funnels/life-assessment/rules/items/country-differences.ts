import type { AnswerSums } from "#app/domain/answer-sums.ts";
import type { AreaKey } from "#app/domain/life-areas.ts";
import { addSums, NO_SUMS } from "./answer-sums.ts";
import { at, type Moments, momentsOf } from "./moments.ts";
import type { StatementFigures } from "./rewrites.ts";

export type CountrySums = { readonly country: string; readonly sums: AnswerSums };

/** The code for unknown countries, and for those with too few people. */
export const ELSEWHERE = "ZZ";

/** Needed on both sides of a comparison. */
const LEAST_PEOPLE = 20;

type Comparison = { readonly code: string; readonly own: Moments; readonly others: Moments };

/** Compares each country's answers to an area with everybody else's. */
export const compareCountries = (
  area: AreaKey,
  countries: readonly CountrySums[],
): readonly Comparison[] =>
  countries.flatMap(({ country, sums }) => {
    const others = countries
      .filter((other) => other.country !== country)
      .map((other) => other.sums)
      .reduce(addSums, NO_SUMS);
    const isEnough = Math.min(sums.people, others.people) >= LEAST_PEOPLE;
    if (country === ELSEWHERE || !isEnough) return [];
    const [own, rest] = [sums, others].map(({ areas }) => momentsOf(area, areas[area]));
    return own && rest ? [{ code: country, own, others: rest }] : [];
  });

/** The country whose mean for a statement is farthest from everybody else's. */
export const findCountry = (
  comparisons: readonly Comparison[],
  item: number,
): StatementFigures["country"] =>
  comparisons.reduce<StatementFigures["country"]>((most, { code, own, others }) => {
    const difference = standardize(item, own, others);
    return Math.abs(difference) > Math.abs(most?.difference ?? 0) ? { code, difference } : most;
  }, null);

/** The difference of two means in standard deviations within the groups (Cohen's d). */
function standardize(item: number, own: Moments, others: Moments): number {
  const within =
    ((own.people - 1) * at(own.covariance, item, item) +
      (others.people - 1) * at(others.covariance, item, item)) /
    (own.people + others.people - 2);
  const apart = (own.means[item] ?? 0) - (others.means[item] ?? 0);
  return within > 0 ? apart / Math.sqrt(within) : 0;
}
