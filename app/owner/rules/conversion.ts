export type StepCount = { readonly step: string; readonly n: number };

/** A share is null if nobody reached the step that it is a share of. */
export type StepFigure = StepCount & {
  readonly ofFirst: number | null;
  readonly ofPrevious: number | null;
};

export const shareOf = (part: number, whole: number): number | null =>
  whole > 0 ? part / whole : null;

/**
 * The steps of a funnel in their order, with how many reached each (docs/metrics.md#conversion-by-step). A share may exceed
 * one: a visit may begin in the middle, and a beacon can be lost where a call is not. Buyers cancel or are refunded in
 * either order, so each of these steps is a share of those who paid.
 */
export function computeSteps(
  steps: readonly string[],
  counts: readonly StepCount[],
): readonly StepFigure[] {
  const reached = new Map<string, number>();
  for (const { step, n } of counts) reached.set(step, (reached.get(step) ?? 0) + n);
  const countOf = (at: number) => reached.get(steps[at] ?? "") ?? 0;
  const paidAt = steps.includes("paid") ? steps.indexOf("paid") : steps.length;
  return steps.map((step, at) => ({
    step,
    n: countOf(at),
    ofFirst: shareOf(countOf(at), countOf(0)),
    ofPrevious: at === 0 ? null : shareOf(countOf(at), countOf(Math.min(at - 1, paidAt))),
  }));
}
