import {
  AREAS,
  type AreaKey,
  type AssessmentScores,
  SUB_DIMENSION_NAMES,
  SUB_DIMENSIONS,
  type SubDimension,
} from "#app/domain/life-areas.ts";
import { shapeOf } from "#app/domain/life-shape.ts";
import { areaNames } from "../content/area-names.ts";
import { type Exercise, exercises, sentences, strengths, tender } from "../content/first-look.ts";
import { findScoreBand } from "./score-band.ts";

/** What a person gets from the results without paying, besides the shape (docs/product.md#what-is-free). */
export type FirstLook = { readonly text: string; readonly exercise: Exercise };

/** The longest and the shortest petal are called near up to a distance of `NEAR`, and far from `FAR` on. */
const NEAR = 10;
const FAR = 40;
/** An overall score below this is not called a steady season. */
const HARD = 40;

export const writeFirstLook = (scores: AssessmentScores): FirstLook => ({
  text: describe(scores).join(" "),
  exercise: exercises[scores.bottomArea],
});

/**
 * A few sentences about where the answers lean, without figures or names of sub-dimensions. They compare the areas of
 * this person with each other, never with other people. Areas with equally long petals are not ranked.
 */
function describe(scores: AssessmentScores): string[] {
  const { topArea, bottomArea } = scores;
  const shape = shapeOf(scores.areas);
  const distance = shape[topArea] - shape[bottomArea];
  if (distance === 0) return describeEven(scores);

  const isShared = (area: AreaKey) =>
    AREAS.some((other) => other !== area && shape[other] === shape[area]);
  const longest = isShared(topArea) ? sentences.longestToo : sentences.longest;
  const shortest = isShared(bottomArea) ? sentences.shortestToo : sentences.shortest;
  return [
    longest(areaNames[topArea], findStrength(scores, SUB_DIMENSIONS[topArea]) ?? sentences.leanOn),
    shortest(
      areaNames[bottomArea],
      findTender(scores, SUB_DIMENSIONS[bottomArea]) ?? sentences.room,
    ),
    ...close(scores, distance),
  ];
}

/** The last sentence, if any: a strength of the lowest area, or else how the areas compare. */
function close(scores: AssessmentScores, distance: number): string[] {
  const { areas, topArea, bottomArea } = scores;
  const hold = findStrength(scores, SUB_DIMENSIONS[bottomArea]);
  const isAllStrong = findTender(scores, SUB_DIMENSIONS[bottomArea]) === null;
  if (hold !== null && !isAllStrong) return [sentences.holds(hold)];
  if (distance >= FAR) return [sentences.far];
  if (distance <= NEAR) return [sentences.near];
  const shape = shapeOf(areas);
  const [next = bottomArea, other] = AREAS.filter(
    (area) => area !== topArea && area !== bottomArea,
  ).sort((one, another) => shape[one] - shape[another]);
  const isDrawnAlike = other !== undefined && shape[other] === shape[next];
  return isDrawnAlike ? [] : [sentences.next(areaNames[next])];
}

function describeEven(scores: AssessmentScores): string[] {
  const strength = findStrength(scores, SUB_DIMENSION_NAMES);
  const care = findTender(scores, SUB_DIMENSION_NAMES);
  if (care === null) return [sentences.even, sentences.evenHigh];
  if (strength === null) {
    return scores.overall < HARD ? [sentences.evenLow] : [sentences.even, sentences.alike];
  }
  return [sentences.even, sentences.standsOut(strength), sentences.asks(care)];
}

/** Describes the highest of these sub-dimensions; null if none reaches 60. */
function findStrength(scores: AssessmentScores, names: readonly SubDimension[]): string | null {
  const best = pick(names, (name, best) => scores.subDimensions[name] > scores.subDimensions[best]);
  return isLow(scores, best) ? null : strengths[best];
}

/** Describes the lowest of these sub-dimensions; null if all reach 60. */
function findTender(scores: AssessmentScores, names: readonly SubDimension[]): string | null {
  const least = pick(names, (name, low) => scores.subDimensions[name] < scores.subDimensions[low]);
  return isLow(scores, least) ? tender[least] : null;
}

/** Ties go to the earlier one. */
const pick = (
  names: readonly SubDimension[],
  isBetter: (name: SubDimension, than: SubDimension) => boolean,
): SubDimension => names.reduce((best, name) => (isBetter(name, best) ? name : best));

const isLow = ({ subDimensions }: AssessmentScores, name: SubDimension): boolean =>
  findScoreBand(subDimensions[name]).level === "low";
