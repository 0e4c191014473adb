import type { AreaKey } from "#app/domain/life-areas.ts";
import { planDays } from "../content/action-plan.ts";

/** A step of the plan, as in the response. */
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
  /** The step's area and side; null on the first and last day, which belong to no single step. */
  readonly area: AreaKey | null;
  readonly side: string | null;
};

/** The seven days: one to look at where you are, one per step, and one to look back (docs/product.md#action-plan). */
export function planWeek(steps: readonly PlanStep[]): readonly PlanDay[] {
  const [lowest = "", second = ""] = steps.map(({ side }) => side);
  const frame = { area: null, side: null };
  return [
    { ...frame, title: planDays.first, tasks: planDays.firstTasks(lowest, second) },
    ...steps.map(({ area, side, title, text }) => ({ area, side, title, tasks: [text] })),
    { ...frame, title: planDays.last, tasks: planDays.lastTasks(lowest) },
  ];
}
