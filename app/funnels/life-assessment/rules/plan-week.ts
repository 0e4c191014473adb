import type { AreaKey } from "#app/domain/life-areas.ts";
import { planDays } from "../content/action-plan.ts";

/** A step of the plan, in the response's words. */
export type PlanStep = {
  readonly area: AreaKey;
  /** The name of its sub-dimension. */
  readonly side: string;
  readonly title: string;
  readonly text: string;
};

export type PlanDay = {
  readonly title: string;
  readonly tasks: readonly string[];
  /** The step's area and side; null on the first and last day, which belong to all of them. */
  readonly area: AreaKey | null;
  readonly side: string | null;
};

/** The seven days: one looks at where you are, one for each step, and one looks back (docs/product.md#action-plan). */
export function planWeek(steps: readonly PlanStep[]): readonly PlanDay[] {
  const [lowest = "", second = ""] = steps.map(({ side }) => side);
  const frame = { area: null, side: null };
  return [
    { ...frame, title: planDays.first, tasks: planDays.firstTasks(lowest, second) },
    ...steps.map(({ area, side, title, text }) => ({ area, side, title, tasks: [text] })),
    { ...frame, title: planDays.last, tasks: planDays.lastTasks(lowest) },
  ];
}
