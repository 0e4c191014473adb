import { areaOf } from "#app/domain/life-areas.ts";
import type { PersonScores } from "../rules/needs-help.ts";
import { orderSteps, PLANNED_STEPS } from "../rules/order-steps.ts";
import { type PlanDay, planWeek } from "../rules/plan-week.ts";
import { stepOf } from "./personal-texts.ts";

/** The seven days of a person's plan: the same in the results, the report, the plan and the mails. */
export const weekOf = (scores: PersonScores): readonly PlanDay[] =>
  planWeek(
    orderSteps(scores)
      .slice(0, PLANNED_STEPS)
      .map((choice) => ({
        area: areaOf(choice.name),
        side: choice.name,
        ...stepOf(scores, choice),
      })),
  );
