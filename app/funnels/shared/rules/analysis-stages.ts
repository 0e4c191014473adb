/** `progress` (0 to 100) is reached `afterMs` after the previous step. */
type Step = { readonly afterMs: number; readonly progress: number };

/** `progress` is reached `atMs` after the start. */
export type AnalysisStage = { readonly atMs: number; readonly progress: number };

export const scheduleStages = (steps: readonly Step[]): readonly AnalysisStage[] =>
  steps.map(({ progress }, index) => ({
    progress,
    atMs: totalDurationMs(steps.slice(0, index + 1)),
  }));

/** How long all steps take, in milliseconds. */
export const totalDurationMs = (steps: readonly Step[]): number =>
  steps.reduce((total, { afterMs }) => total + afterMs, 0);
