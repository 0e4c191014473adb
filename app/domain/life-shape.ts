import { AREAS, type AreaKey, type AssessmentScores } from "./life-areas.ts";

/** Each area as the length of its petal, 0 to 100 in steps of ten. */
export type Shape = Readonly<Record<AreaKey, number>>;

const STEP = 10;

const roundScore = (score: number): number => Math.round(score / STEP) * STEP;

/** What may be drawn of unpaid scores (docs/product.md#what-is-free). */
export const shapeOf = (areas: AssessmentScores["areas"]): Shape => ({
  safety: roundScore(areas.safety),
  connection: roundScore(areas.connection),
  recreation: roundScore(areas.recreation),
  significance: roundScore(areas.significance),
  growth: roundScore(areas.growth),
});

/** The free part of the scores: rounded, and without the sub-dimensions. */
export const lockScores = ({ overall, areas, topArea, bottomArea }: AssessmentScores) => ({
  overall: roundScore(overall),
  areas: shapeOf(areas),
  topArea,
  bottomArea,
});

/** Longest petal first; ties in the order of the areas. */
export const rankShape = (shape: Shape): readonly AreaKey[] =>
  [...AREAS].sort((one, other) => shape[other] - shape[one]);
