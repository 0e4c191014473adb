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

/** When, counted from its start, the analysis gets how far (0 to 100). */
export const ANALYSIS_STAGES = scheduleStages(STEPS);

export const ANALYSIS_OVER_MS = totalDurationMs(STEPS) + OVER_AFTER_MS;

/** The factors are looked at one after the other: each has its share of the whole. */
export function factorPercent(progress: number, place: number): number {
  const share = 100 / loading.factors.length;
  const done = (progress - place * share) / share;
  return Math.round(100 * Math.min(1, Math.max(0, done)));
}
