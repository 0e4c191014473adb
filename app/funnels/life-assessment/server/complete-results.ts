import { AREAS, type AreaKey, SUB_DIMENSIONS, type SubDimension } from "#app/domain/life-areas.ts";
import { areaTexts } from "../content/areas.ts";
import type { PersonScores } from "../rules/needs-help.ts";
import type { PlanDay } from "../rules/plan-week.ts";
import { recommend, textOfSide } from "./personal-texts.ts";
import { weekOf } from "./week-of.ts";

/** What the trial pays for, in the fixed order of the areas (docs/product.md#results-call). */
export type CompleteResults = {
  readonly areas: readonly {
    readonly key: AreaKey;
    readonly description: string;
    readonly recommendations: readonly string[];
    readonly sub_dimensions: readonly {
      readonly name: SubDimension;
      readonly score: number;
      readonly text: string;
    }[];
  }[];
  readonly week: readonly PlanDay[];
};

export const completeResults = (scores: PersonScores): CompleteResults => ({
  areas: AREAS.map((key) => ({
    key,
    description: areaTexts[key].description,
    recommendations: recommend(scores, key),
    sub_dimensions: SUB_DIMENSIONS[key].map((name) => ({
      name,
      score: scores.subDimensions[name],
      text: textOfSide(scores, name),
    })),
  })),
  week: weekOf(scores),
});
