import { Icon } from "#app/design/icon.tsx";
import { Container } from "#app/design/layout.tsx";
import { ProgressBar } from "#app/design/progress-bar.tsx";
import {
  assessment,
  minutesLeft,
  stepOf,
} from "#app/funnels/life-assessment/content/assessment.ts";
import {
  minutesRemaining,
  percentComplete,
  STEP_COUNT,
} from "#app/funnels/life-assessment/rules/steps.ts";
import * as look from "#app/funnels/shared/screens/page/back.css.ts";
import { type AnswerStore, useAnswers } from "./answer-store.ts";
import * as css from "./assessment-page.css.ts";

/** `stepIndex` is at most 19: the last step's figures stay after it. */
export function AssessmentHeader({ store, stepIndex }: { store: AnswerStore; stepIndex: number }) {
  const minutes = useAnswers(store, (answers) => minutesRemaining(answers.size));
  const percent = percentComplete(stepIndex);
  return (
    <header className={css.header}>
      <Container narrow>
        <div className={css.headerRow}>
          <a href="/quiz2" className={look.back}>
            <span className={look.arrow}>
              <Icon name="arrow" />
            </span>
            {assessment.back}
          </a>
          <span className={css.minutes}>{minutesLeft(minutes)}</span>
          <strong>{stepOf(stepIndex + 1, STEP_COUNT)}</strong>
        </div>
        <div className={css.progress}>
          <ProgressBar label={`${percent}% complete`} value={percent} />
        </div>
      </Container>
    </header>
  );
}
