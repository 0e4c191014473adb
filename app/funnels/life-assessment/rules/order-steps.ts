import {
  areaOf,
  orderAreas,
  type StepKind,
  SUB_DIMENSION_NAMES,
  type SubDimension,
} from "#app/domain/life-areas.ts";
import type { PersonScores } from "./needs-help.ts";
import { callFirst, chooseKind, pickSpread } from "./report/rank-sub-dimensions.ts";

/** One of the 50 steps: two for each sub-dimension. */
export type StepChoice = { readonly name: SubDimension; readonly kind: StepKind };

/** Days 2 to 6. */
export const PLANNED_STEPS = 5;

/**
 * All 50 steps, each once, in the suggested order (docs/product.md#action-plan). The plan comes first: one step for
 * each of the five lowest sub-dimensions, at most two per area, so that no week is about one thing only. Then one for
 * each of the other twenty, lowest first. The rest follow, highest first, because most of them build on a strength.
 * Ties go to the sub-dimension of the lower area, then to the one that is asked about first. For people who need help
 * physical safety comes first: its step is a call.
 */
export function orderSteps(scores: PersonScores): readonly StepChoice[] {
  const areas = orderAreas(scores);
  const placeOf = (name: SubDimension) => areas.indexOf(areaOf(name));
  const ranked = SUB_DIMENSION_NAMES.map((name) => ({
    name,
    score: scores.subDimensions[name],
  })).sort((one, other) => one.score - other.score || placeOf(one.name) - placeOf(other.name));
  const planned = pickSpread(callFirst(scores, ranked), PLANNED_STEPS);
  const later = ranked.filter((each) => !planned.includes(each));
  const first = [...planned, ...later].map(chooseKind);
  const others = [...ranked].reverse().map(chooseKind);
  return [
    ...first.map(({ name, kind }) => ({ name, kind })),
    ...others.map(({ name, kind }) => ({ name, kind: otherThan(kind) })),
  ];
}

const otherThan = (kind: StepKind): StepKind => (kind === "begin" ? "deepen" : "begin");
