import { AREAS, type AreaKey, SUB_DIMENSIONS } from "../../app/domain/life-areas.ts";
import { areaTitles } from "../../app/funnels/life-assessment/content/area-titles.ts";
import { areaTexts } from "../../app/funnels/life-assessment/content/areas.ts";

const SCORES = { safety: 74, connection: 88, recreation: 42, significance: 66, growth: 55 };

const describe = (key: AreaKey) => ({ key, name: areaTitles[key], score: SCORES[key] });

const summary = {
  overall_score: 65,
  area_scores: SCORES,
  top_area: describe("connection"),
  bottom_area: describe("recreation"),
  areas_summary: AREAS.map(describe),
};

/** What `GET /api/quiz2/results/{attemptId}` answers to who has not paid. */
export const lockedAnswer = { ...summary, locked: true };

/** What it answers to who has. */
export const completeAnswer = {
  ...summary,
  complete: {
    areas: AREAS.map((key) => ({
      key,
      description: areaTexts[key].description,
      recommendations: areaTexts[key].recommendations,
      sub_dimensions: SUB_DIMENSIONS[key].map((name, index) => ({
        name,
        score: SCORES[key] + 4 * (index - 2),
        text: `What the score says of ${name}.`,
      })),
    })),
  },
};
