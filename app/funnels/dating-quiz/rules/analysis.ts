import { scheduleStages, totalDurationMs } from "#app/funnels/shared/rules/analysis-stages.ts";
import { loading } from "../content/texts.ts";

// Delays are relative to the previous stage (docs/product.md#quiz-analysis).
const STEPS = [
  { afterMs: 800, progress: 20 },
  { afterMs: 1_200, progress: 45 },
  { afterMs: 900, progress: 70 },
  { afterMs: 1_100, progress: 85 },
  { afterMs: 800, progress: 100 },
];
const OVER_AFTER_MS = 800;

export const ANALYSIS_STAGES = scheduleStages(STEPS);

export const ANALYSIS_OVER_MS = totalDurationMs(STEPS) + OVER_AFTER_MS;

/** Factors are analysed one after the other, each with an equal share of the progress. */
export function factorPercent(progress: number, place: number): number {
  const share = 100 / loading.factors.length;
  const done = (progress - place * share) / share;
  return Math.round(100 * Math.min(1, Math.max(0, done)));
}
