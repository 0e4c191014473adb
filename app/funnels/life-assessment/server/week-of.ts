import { type AssessmentScores, areaOf } from "#app/domain/life-areas.ts";
import { subDimensionSteps } from "../content/report/sub-dimension-steps.ts";
import { orderSteps, PLANNED_STEPS } from "../rules/order-steps.ts";
import { type PlanDay, planWeek } from "../rules/plan-week.ts";

/** The seven days of a person's plan: the same in the results, the report, the plan and the mails. */
export const weekOf = (scores: AssessmentScores): readonly PlanDay[] =>
  planWeek(
    orderSteps(scores)
      .slice(0, PLANNED_STEPS)
      .map(({ name, kind }) => ({
        area: areaOf(name),
        side: name,
        ...subDimensionSteps[name][kind],
      })),
  );
