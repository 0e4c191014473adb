import type { AreaSums } from "#app/domain/answer-sums.ts";
import { AREAS, type AreaKey, type Polarity, SUB_DIMENSIONS } from "#app/domain/life-areas.ts";
import { statementsOf, toBankVersion } from "../report/statements-of.ts";
import { alphaOf, alphaWithout, type Interval, intervalOfAlpha, restCorrelation } from "./alpha.ts";
import { addSums, NO_SUMS, statementsOfArea } from "./answer-sums.ts";
import { type CountrySums, compareCountries, findCountry } from "./country-differences.ts";
import { at, type Moments, momentsOf, pick, sumOf } from "./moments.ts";
import { intervalOfOmega, omegaOf } from "./omega.ts";
import { listReasons, type StatementFigures } from "./rewrites.ts";

/** With fewer people, percentiles would differ by chance. */
export const LEAST_FOR_PERCENTILES = 1_000;
const PERCENTILES = [5, 10, 25, 50, 75, 90, 95] as const;

type Estimate = Interval & { readonly value: number };

/** Of an area, or of one of its sub-dimensions. */
type Reliability = { readonly name: string; readonly alpha: Estimate; readonly omega: Estimate };

type Statement = StatementFigures & {
  readonly id: string;
  readonly prompt: string;
  readonly isReverse: boolean;
  /** Why it should be rewritten. */
  readonly reasons: readonly string[];
};

export type AreaFigures = Reliability & {
  readonly area: AreaKey;
  readonly statements: readonly Statement[];
  readonly sides: readonly Reliability[];
  /** Mean agreement with each kind of statement, 1 to 5, and the correlation of their point sums. */
  readonly keying: {
    readonly straight: number;
    readonly reverse: number;
    readonly correlation: number;
  };
  readonly score: { readonly mean: number; readonly spread: number };
  /** The scores below which these shares of people lie; null until there are enough people. */
  readonly percentiles: readonly { readonly share: number; readonly score: number }[] | null;
};

export type BankFigures = {
  readonly bankVersion: string;
  readonly people: number;
  readonly countries: readonly { readonly code: string; readonly people: number }[];
  readonly areas: readonly AreaFigures[];
};

/** All figures computed from the sums of one version, over all countries. */
export function figuresOf(bankVersion: string, countries: readonly CountrySums[]): BankFigures {
  const all = countries.map(({ sums }) => sums).reduce(addSums, NO_SUMS);
  const known = toBankVersion(bankVersion);
  const statements = known === null ? [] : statementsOf(known);
  const prompts = new Map<string, string>(statements.map(({ id, prompt }) => [id, prompt]));
  return {
    bankVersion,
    people: all.people,
    countries: countries
      .map(({ country, sums }) => ({ code: country, people: sums.people }))
      .sort((one, other) => other.people - one.people),
    areas: AREAS.map((area) => figuresOfArea(area, { countries, prompts, sums: all.areas[area] })),
  };
}

type Given = {
  readonly countries: readonly CountrySums[];
  readonly prompts: ReadonlyMap<string, string>;
  readonly sums: AreaSums;
};

function figuresOfArea(area: AreaKey, { countries, prompts, sums }: Given): AreaFigures {
  const moments = momentsOf(area, sums);
  const alpha = alphaOf(moments.covariance);
  const questions = statementsOfArea(area);
  const comparisons = compareCountries(area, countries);
  const membersOf = (name: string) =>
    [...questions.keys()].filter((item) => questions[item]?.subDimension === name);
  return {
    area,
    ...reliabilityOf(area, moments),
    statements: questions.map(({ id, polarity, subDimension }, item) => {
      const side = membersOf(subDimension);
      const figures = {
        ...describeAnswers(moments, item, sums, polarity),
        areaCorrelation: restCorrelation(moments, item),
        sideCorrelation: restCorrelation(pick(moments, side), side.indexOf(item)),
        alphaRise: alphaWithout(moments, item) - alpha,
        country: findCountry(comparisons, item),
      };
      return {
        id,
        prompt: prompts.get(id) ?? "",
        isReverse: polarity === "reverse",
        ...figures,
        reasons: listReasons(figures),
      };
    }),
    sides: SUB_DIMENSIONS[area].map((name) => reliabilityOf(name, pick(moments, membersOf(name)))),
    keying: describeKeying(
      moments,
      questions.map(({ polarity }) => polarity),
    ),
    ...describeScores(sums.points),
  };
}

function reliabilityOf(name: string, moments: Moments): Reliability {
  const { covariance } = moments;
  return {
    name,
    alpha: { value: alphaOf(covariance), ...intervalOfAlpha(moments) },
    omega: { value: omegaOf(covariance), ...intervalOfOmega(moments) },
  };
}

function describeAnswers(
  { people, means, covariance }: Moments,
  item: number,
  { answers }: AreaSums,
  polarity: Polarity,
) {
  const counts = answers[item] ?? [];
  const lowest = (counts[0] ?? 0) / people;
  const highest = (counts.at(-1) ?? 0) / people;
  return {
    mean: 1 + (means[item] ?? 0),
    spread: Math.sqrt(at(covariance, item, item)),
    ...(polarity === "reverse"
      ? { floor: highest, ceiling: lowest }
      : { floor: lowest, ceiling: highest }),
  };
}

/** People who agree with everything agree with both kinds alike, which lowers the correlation of the sums. */
function describeKeying({ means, covariance }: Moments, polarities: readonly Polarity[]) {
  const of = (wanted: Polarity) =>
    [...polarities.keys()].filter((item) => polarities[item] === wanted);
  const straight = of("positive");
  const reverse = of("reverse");
  const between = (rows: readonly number[], columns: readonly number[]) =>
    sumOf(rows.flatMap((row) => columns.map((column) => at(covariance, row, column))));
  const meanOf = (items: readonly number[]) =>
    sumOf(items.map((item) => means[item] ?? 0)) / items.length;
  return {
    straight: 1 + meanOf(straight),
    reverse: 5 - meanOf(reverse),
    correlation:
      between(straight, reverse) /
      Math.sqrt(between(straight, straight) * between(reverse, reverse)),
  };
}

/** `points`: how many people have 0, 1, … points. */
function describeScores(points: readonly number[]) {
  const people = sumOf(points);
  const most = points.length - 1;
  const scoreOf = (own: number) => (100 * own) / most;
  const mean = sumOf(points.map((count, own) => count * scoreOf(own))) / people;
  const squares = sumOf(points.map((count, own) => count * (scoreOf(own) - mean) ** 2));
  const scoreBelow = (share: number) => {
    let passed = 0;
    return points.findIndex((count) => {
      passed += count;
      return passed >= (share / 100) * people;
    });
  };
  return {
    score: { mean, spread: Math.sqrt(squares / (people - 1)) },
    percentiles:
      people < LEAST_FOR_PERCENTILES
        ? null
        : PERCENTILES.map((share) => ({ share, score: Math.round(scoreOf(scoreBelow(share))) })),
  };
}
