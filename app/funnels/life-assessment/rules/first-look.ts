import {
  AREAS,
  type AreaKey,
  SUB_DIMENSION_NAMES,
  SUB_DIMENSIONS,
  type SubDimension,
} from "#app/domain/life-areas.ts";
import { shapeOf } from "#app/domain/life-shape.ts";
import { areaNames } from "../content/area-names.ts";
import {
  type Exercise,
  exercises,
  oneCall,
  sentences,
  strengths,
  tender,
} from "../content/first-look.ts";
import type { PersonScores } from "./needs-help.ts";
import { findScoreBand } from "./score-band.ts";

/** What a person gets from the results without paying, besides the shape (docs/product.md#what-is-free). */
export type FirstLook = { readonly text: string; readonly exercise: Exercise };

/** The longest and the shortest petal are called near up to a distance of `NEAR`, and far from `FAR` on. */
const NEAR = 10;
const FAR = 40;
/** An overall score below this is not called a steady season. */
const HARD = 40;

export const writeFirstLook = (scores: PersonScores): FirstLook =>
  scores.needsHelp
    ? { text: [sentences.first, ...describe(scores)].join(" "), exercise: oneCall }
    : { text: describe(scores).join(" "), exercise: exercises[scores.bottomArea] };

/**
 * A few sentences about where the answers lean, without figures or names of sub-dimensions. They compare the areas of
 * this person with each other, never with other people. Areas with equally long petals are not ranked, and
 * for people who need help nothing is concluded.
 */
function describe(scores: PersonScores): string[] {
  const { topArea, bottomArea } = scores;
  const shape = shapeOf(scores.areas);
  const distance = shape[topArea] - shape[bottomArea];
  if (distance === 0) return describeEven(scores);

  const isShared = (area: AreaKey) =>
    AREAS.some((other) => other !== area && shape[other] === shape[area]);
  const longest = isShared(topArea) ? sentences.longestToo : sentences.longest;
  const shortest = isShared(bottomArea) ? sentences.shortestToo : sentences.shortest;
  return [
    longest(areaNames[topArea], findStrength(scores, SUB_DIMENSIONS[topArea]) ?? sentences.highest),
    shortest(
      areaNames[bottomArea],
      findTender(scores, SUB_DIMENSIONS[bottomArea]) ?? sentences.room,
    ),
    ...close(scores, distance),
  ];
}

/** The last sentence, if any: a strength of the lowest area, or else how the areas compare. */
function close(scores: PersonScores, distance: number): string[] {
  const { areas, topArea, bottomArea, needsHelp } = scores;
  if (needsHelp) return [];
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

function describeEven(scores: PersonScores): string[] {
  if (scores.needsHelp) return [sentences.alikeInLength];
  const strength = findStrength(scores, SUB_DIMENSION_NAMES);
  const care = findTender(scores, SUB_DIMENSION_NAMES);
  if (care === null) return [sentences.even, sentences.evenHigh];
  if (strength === null) {
    return scores.overall < HARD ? [sentences.evenLow] : [sentences.even, sentences.alike];
  }
  return [sentences.even, sentences.standsOut(strength), sentences.asks(care)];
}

/** Describes the highest of these sub-dimensions; null if none reaches 60. */
function findStrength(scores: PersonScores, names: readonly SubDimension[]): string | null {
  const best = pick(
    names.filter((name) => !isLow(scores, name)),
    (name, best) => scores.subDimensions[name] > scores.subDimensions[best],
  );
  return best === null ? null : strengths[best];
}

/** Describes the lowest of these sub-dimensions; null if all reach 60. */
function findTender(scores: PersonScores, names: readonly SubDimension[]): string | null {
  const least = pick(
    names.filter((name) => isLow(scores, name)),
    (name, low) => scores.subDimensions[name] < scores.subDimensions[low],
  );
  return least === null ? null : tender[least];
}

/** Ties go to the earlier one; null for none. */
const pick = (
  names: readonly SubDimension[],
  isBetter: (name: SubDimension, than: SubDimension) => boolean,
): SubDimension | null =>
  names.reduce<SubDimension | null>(
    (best, name) => (best === null || isBetter(name, best) ? name : best),
    null,
  );

/** The physical safety of people who need help counts as low, whatever its score. */
const isLow = ({ subDimensions, needsHelp }: PersonScores, name: SubDimension): boolean =>
  findScoreBand(subDimensions[name]).level === "low" || (needsHelp && name === "Physical Safety");
