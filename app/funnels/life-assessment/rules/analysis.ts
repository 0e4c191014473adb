import { AREAS, type AreaKey } from "#app/domain/life-areas.ts";
import { scheduleStages, totalDurationMs } from "#app/funnels/shared/rules/analysis-stages.ts";

// Delays are relative to the previous stage (docs/product.md#results-preview).
const STEPS = [
  { afterMs: 600, progress: 25 },
  { afterMs: 800, progress: 50 },
  { afterMs: 700, progress: 75 },
  { afterMs: 600, progress: 90 },
  { afterMs: 500, progress: 100 },
];
const RELEASE_AFTER_MS = 400;

export const ANALYSIS_STAGES = scheduleStages(STEPS);

/** When the analysis ends and the results are loaded. */
export const ANALYSIS_OVER_MS = totalDurationMs(STEPS) + RELEASE_AFTER_MS;

/** A factor leads or lags the overall progress by its scale; capped at 100. */
export const factorPercent = (progress: number, scale: number): number =>
  Math.min(100, Math.round(progress * scale));

const OPEN = 100;

/** The length of each petal: each stage opens one more. */
export const openPetals = (progress: number): Readonly<Record<AreaKey, number>> => {
  const reached = STEPS.filter((step) => step.progress <= progress).length;
  const lengths = AREAS.map((area, index) => [area, index < reached ? OPEN : 0]);
  return Object.fromEntries(lengths);
};
