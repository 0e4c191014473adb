import { AREAS, type AreaKey } from "#app/domain/life-areas.ts";
import type { Shape } from "#app/domain/life-shape.ts";
import type { Offer } from "#app/domain/purchase/subscription.ts";
import type { FirstLook } from "./first-look.ts";

export type AreaResult = {
  readonly key: AreaKey;
  readonly name: string;
  readonly score: number;
};

/** The part of the `GET /api/quiz2/results/{attemptId}` response that the preview shows. Locked scores are rounded. */
export type Results = {
  readonly overall_score: number;
  readonly top_area: AreaResult;
  readonly bottom_area: AreaResult;
  readonly areas_summary: readonly AreaResult[];
  /** Null once they are paid for. */
  readonly first_look: FirstLook | null;
  /** What opens the complete results. */
  readonly offer: Offer;
};

/** What one visitor sees at an attempt's preview URL. `open`: redirected to the results. */
export type Preview =
  | { readonly state: "open" }
  | { readonly state: "missing" }
  | { readonly state: "gate" }
  | { readonly state: "results"; readonly results: Results }
  | { readonly state: "failed" };

/** By area, as the flower is drawn. */
export function scoresOf(areas: readonly AreaResult[]): Shape {
  const find = (area: AreaKey) => areas.find(({ key }) => key === area)?.score ?? 0;
  return {
    safety: find("safety"),
    connection: find("connection"),
    recreation: find("recreation"),
    significance: find("significance"),
    growth: find("growth"),
  };
}

/** Delays before the two retries. */
export const RESULTS_RETRY_PAUSES_MS: readonly number[] = [300, 900];

/** Parses the response; null if invalid. */
export function readResultsAnswer(answer: unknown): Results | null {
  if (!isRecord(answer)) return null;
  const { overall_score, top_area, bottom_area, areas_summary } = answer;
  const isWhole =
    isScore(overall_score) &&
    isAreaResult(top_area) &&
    isAreaResult(bottom_area) &&
    Array.isArray(areas_summary) &&
    areas_summary.every(isAreaResult);
  const offer = answer["offer"] === "monthly" ? "monthly" : "trial";
  const first_look = readFirstLook(answer["first_look"]);
  return isWhole
    ? { overall_score, top_area, bottom_area, areas_summary, first_look, offer }
    : null;
}

function readFirstLook(value: unknown): FirstLook | null {
  if (!isRecord(value) || !isRecord(value["exercise"])) return null;
  const { text, exercise } = value;
  const { title, minutes, text: task } = exercise;
  const isWhole =
    typeof text === "string" &&
    typeof title === "string" &&
    typeof minutes === "number" &&
    typeof task === "string";
  return isWhole ? { text, exercise: { title, minutes, text: task } } : null;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

const isScore = (value: unknown): value is number =>
  typeof value === "number" && value >= 0 && value <= 100;

const isAreaResult = (value: unknown): value is AreaResult =>
  isRecord(value) &&
  AREAS.some((key) => key === value["key"]) &&
  typeof value["name"] === "string" &&
  isScore(value["score"]);
