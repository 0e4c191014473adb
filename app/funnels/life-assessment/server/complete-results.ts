import {
  AREAS,
  type AreaKey,
  type AssessmentScores,
  SUB_DIMENSIONS,
  type SubDimension,
} from "#app/domain/life-areas.ts";
import { areaTexts } from "../content/areas.ts";
import { subDimensionTexts } from "../content/sub-dimensions.ts";
import type { PlanDay } from "../rules/plan-week.ts";
import { findTextLevel } from "../rules/text-level.ts";
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

export const completeResults = (scores: AssessmentScores): CompleteResults => ({
  areas: AREAS.map((key) => ({
    key,
    description: areaTexts[key].description,
    recommendations: areaTexts[key].recommendations,
    sub_dimensions: SUB_DIMENSIONS[key].map((name) => {
      const score = scores.subDimensions[name];
      return { name, score, text: subDimensionTexts[name][findTextLevel(score)] };
    }),
  })),
  week: weekOf(scores),
});
