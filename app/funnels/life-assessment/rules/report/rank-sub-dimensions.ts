import {
  type AreaKey,
  areaOf,
  type StepKind,
  SUB_DIMENSION_NAMES,
  SUB_DIMENSIONS,
  type SubDimension,
} from "#app/domain/life-areas.ts";
import type { PersonScores } from "../needs-help.ts";
import { isCloseCall } from "../reliability.ts";
import { findScoreBand } from "../score-band.ts";

export type RankedSubDimension = { readonly name: SubDimension; readonly score: number };

/** Steps per area. */
const STEPS = 4;
const SHOWN = 3;

/** Lowest first; ties in the order of the questions. */
const rank = (
  { subDimensions }: PersonScores,
  names: readonly SubDimension[],
): readonly RankedSubDimension[] =>
  names
    .map((name) => ({ name, score: subDimensions[name] }))
    .sort((one, other) => one.score - other.score);

export type ChosenStep = RankedSubDimension & {
  /** `deepen` for a high score, else `begin`. */
  readonly kind: StepKind;
};

/** Steps for the four lowest of an area's five sub-dimensions, lowest first; but a call comes before any step. */
export const chooseSteps = (scores: PersonScores, area: AreaKey): readonly ChosenStep[] =>
  callFirst(scores, rank(scores, SUB_DIMENSIONS[area])).slice(0, STEPS).map(chooseKind);

const isSafety = ({ name }: RankedSubDimension): boolean => name === "Physical Safety";

/** Puts physical safety first, whatever its score, for people who need help. */
export const callFirst = <Ranked extends RankedSubDimension>(
  { needsHelp }: PersonScores,
  ranked: readonly Ranked[],
): readonly Ranked[] =>
  needsHelp ? [...ranked.filter(isSafety), ...ranked.filter((one) => !isSafety(one))] : ranked;

export const chooseKind = (subDimension: RankedSubDimension): ChosenStep => ({
  ...subDimension,
  kind: findScoreBand(subDimension.score).level === "high" ? "deepen" : "begin",
});

/**
 * Up to three strengths, the highest of the 25, and the three lowest, at most two per area for variety. A score below 60
 * is no strength, and neither is the physical safety of people who need help.
 */
export function findExtremes(scores: PersonScores) {
  const ascending = rank(scores, SUB_DIMENSION_NAMES);
  const strengths = pickSpread(
    [...ascending]
      .sort((one, other) => other.score - one.score)
      .filter((one) => findScoreBand(one.score).level !== "low")
      .filter((one) => !(scores.needsHelp && isSafety(one))),
  );
  const lowest = ascending.filter(
    ({ name }) => !strengths.some((subDimension) => subDimension.name === name),
  );
  const priorities = pickSpread(lowest);
  const rest = ascending.filter(
    (subDimension) => ![...strengths, ...priorities].some(({ name }) => name === subDimension.name),
  );
  return { strengths, priorities, isClose: isNear(strengths, rest) || isNear(priorities, rest) };
}

/** Whether chance could have picked one of the others. */
const isNear = (picked: readonly RankedSubDimension[], rest: readonly RankedSubDimension[]) =>
  picked.some(({ score }) => rest.some((other) => isCloseCall(score, other.score, "subDimension")));

const MOST_OF_AN_AREA = 2;

/** Picks the first `count`, at most two per area. */
export function pickSpread(
  ranked: readonly RankedSubDimension[],
  count = SHOWN,
): readonly RankedSubDimension[] {
  const picked: RankedSubDimension[] = [];
  for (const subDimension of ranked) {
    const area = areaOf(subDimension.name);
    const siblings = picked.filter(({ name }) => areaOf(name) === area);
    if (siblings.length < MOST_OF_AN_AREA) picked.push(subDimension);
    if (picked.length === count) break;
  }
  return picked;
}
