import { memo } from "react";
import { VisuallyHidden } from "#app/design/layout.tsx";
import { ANSWER_LABELS, ANSWER_VALUES, type AnswerValue } from "#app/domain/life-areas.ts";
import { assessment } from "#app/funnels/life-assessment/content/assessment.ts";
import type { Question } from "#app/funnels/life-assessment/content/question-bank.ts";
import * as css from "./statement.css.ts";

type StatementProps = {
  question: Question;
  initial: AnswerValue | undefined;
};

/**
 * One statement and its scale. Uncontrolled: the browser holds the selection and CSS shows it, so an answer is painted
 * without React and works before hydration. No legend: browsers lay it out inconsistently.
 */
export const Statement = memo(function Statement({ question, initial }: StatementProps) {
  const promptId = `${question.id}-prompt`;
  return (
    <fieldset className={css.statement} aria-labelledby={promptId}>
      <p id={promptId} className={css.prompt}>
        {question.prompt}
      </p>
      <div className={css.scale}>
        {ANSWER_VALUES.map((value) => (
          <label key={value} className={css.target}>
            <input
              type="radio"
              className={css.radio}
              name={question.id}
              value={value}
              defaultChecked={value === initial}
            />
            <span className={css.choice[value]} />
            <VisuallyHidden>{ANSWER_LABELS[value]}</VisuallyHidden>
          </label>
        ))}
      </div>
    </fieldset>
  );
});

/** The labels of the scale, once for all statements beneath it. */
export const ScaleLegend = () => (
  <ol role="list" className={css.legend} aria-label={assessment.scale}>
    {ANSWER_VALUES.map((value) => (
      <li key={value} className={css.label}>
        {ANSWER_LABELS[value]}
      </li>
    ))}
  </ol>
);
