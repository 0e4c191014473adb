import type { AreaKey } from "#app/domain/life-areas.ts";
import { planDays } from "../content/action-plan.ts";
import type { CompleteArea } from "./complete-results.ts";
import { findLowest } from "./order-by-area.ts";
import type { AreaResult, Results } from "./results.ts";

export type PlanDay = {
  readonly title: string;
  readonly tasks: readonly string[];
  /** The step's area; null on the first and last day, which belong to both lowest areas. */
  readonly area: AreaKey | null;
};

type Scored = Pick<Results, "areas_summary" | "bottom_area">;
type Advised = Pick<CompleteArea, "key" | "recommendations">;

/**
 * The seven days of the plan: days 2 to 5 are the lowest area's recommendations, day 6 is the first of the second
 * lowest (docs/product.md#action-plan).
 */
export function planWeek(scored: Scored, areas: readonly Advised[]): readonly PlanDay[] {
  const [lowest, second] = findLowest(scored);
  const recommend = (key: AreaKey) => areas.find((area) => area.key === key)?.recommendations ?? [];
  const step = ({ key, name }: AreaResult, tasks: readonly string[]): PlanDay => ({
    title: planDays.step(name),
    tasks,
    area: key,
  });
  return [
    {
      title: planDays.first,
      tasks: planDays.firstTasks(lowest.name, second.name),
      area: null,
    },
    ...recommend(lowest.key).map((task) => step(lowest, [task])),
    step(second, recommend(second.key).slice(0, 1)),
    { title: planDays.last, tasks: planDays.lastTasks(second.name), area: null },
  ];
}
