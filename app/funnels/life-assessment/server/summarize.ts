import { AREAS, type AreaKey, type AssessmentScores } from "#app/domain/life-areas.ts";
import { areaTitles } from "../content/area-titles.ts";

type ScoredArea = { readonly key: AreaKey; readonly name: string; readonly score: number };

/** The scores as the results call returns them: locked ones are rounded. */
export type Summary = {
  readonly overall_score: number;
  readonly area_scores: Readonly<Record<AreaKey, number>>;
  readonly top_area: ScoredArea;
  readonly bottom_area: ScoredArea;
  readonly areas_summary: readonly ScoredArea[];
};

export function summarize({
  overall,
  areas,
  topArea,
  bottomArea,
}: Omit<AssessmentScores, "subDimensions">): Summary {
  const describe = (key: AreaKey): ScoredArea => ({
    key,
    name: areaTitles[key],
    score: areas[key],
  });
  return {
    overall_score: overall,
    area_scores: areas,
    top_area: describe(topArea),
    bottom_area: describe(bottomArea),
    areas_summary: AREAS.map(describe),
  };
}
