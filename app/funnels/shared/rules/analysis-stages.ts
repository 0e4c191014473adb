/** A step of an analysis: so long after the one before it, it is so far (0 to 100). */
type Step = { readonly afterMs: number; readonly progress: number };

/** When, counted from the start, an analysis gets how far. */
export type AnalysisStage = { readonly atMs: number; readonly progress: number };

export const placeStages = (steps: readonly Step[]): readonly AnalysisStage[] =>
  steps.map(({ progress }, index) => ({ progress, atMs: sumSteps(steps.slice(0, index + 1)) }));

/** How long all steps take, in milliseconds. */
export const sumSteps = (steps: readonly Step[]): number =>
  steps.reduce((total, { afterMs }) => total + afterMs, 0);
