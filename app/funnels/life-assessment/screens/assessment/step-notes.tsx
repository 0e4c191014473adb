import { assessment } from "#app/funnels/life-assessment/content/assessment.ts";
import { asksAboutWork, beginsArea } from "#app/funnels/life-assessment/rules/steps.ts";
import * as css from "./assessment-page.css.ts";

/** What to bear in mind with these five statements. */
export function StepNotes({ stepIndex }: { stepIndex: number }) {
  const isFirst = beginsArea(stepIndex);
  const isOnWork = asksAboutWork(stepIndex);
  if (!isFirst && !isOnWork) return null;
  return (
    <p className={css.notes}>
      {isFirst && <strong className={css.period}>{assessment.period}</strong>}{" "}
      {isOnWork && <span>{assessment.work}</span>}
    </p>
  );
}
