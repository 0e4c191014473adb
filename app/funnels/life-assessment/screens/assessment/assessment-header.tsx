import { ProgressBar } from "#app/design/feedback/progress-bar.tsx";
import { Icon } from "#app/design/icon.tsx";
import { Container } from "#app/design/layout.tsx";
import { areaNames } from "#app/funnels/life-assessment/content/area-names.ts";
import {
  assessment,
  minutesLeft,
  stepOf,
} from "#app/funnels/life-assessment/content/assessment.ts";
import {
  areaOfStep,
  fillPetals,
  minutesRemaining,
  percentComplete,
  STEP_COUNT,
} from "#app/funnels/life-assessment/rules/steps.ts";
import * as look from "#app/funnels/shared/screens/page/frames.css.ts";
import { areaAccents } from "../flower/area-accents.css.ts";
import { AreaFlower } from "../flower/area-flower.tsx";
import { type AnswerStore, useAnswers } from "./answer-store.ts";
import * as css from "./assessment-header.css.ts";

type AssessmentHeaderProps = {
  store: AnswerStore;
  /** From 0; 20 once all steps are done. */
  stepIndex: number;
  isStarting: boolean;
};

/** Where the assessment stands. Once all steps are done, it still shows the last one. */
export function AssessmentHeader({ store, stepIndex, isStarting }: AssessmentHeaderProps) {
  const minutes = useAnswers(store, (answers) => minutesRemaining(answers.size));
  const shownStep = Math.min(stepIndex, STEP_COUNT - 1);
  const percent = percentComplete(shownStep);
  const area = areaOfStep(shownStep);
  return (
    <header className={`${css.header} ${areaAccents[area]}`}>
      <Container narrow className={css.rows}>
        <div className={css.row}>
          <a href="/quiz2" className={look.back}>
            <span className={look.arrow}>
              <Icon name="arrow" />
            </span>
            <span>
              {assessment.back} <span className={css.kept}>{assessment.kept}</span>
            </span>
          </a>
          <strong>{stepOf(shownStep + 1, STEP_COUNT)}</strong>
        </div>
        <div className={css.row}>
          <div className={css.area}>
            <span className={css.flower}>
              <AreaFlower scores={fillPetals(stepIndex)} />
            </span>
            {isStarting ? (
              <span className={css.preparing} role="status">
                {assessment.preparing}
              </span>
            ) : (
              <strong className={css.name}>{areaNames[area]}</strong>
            )}
          </div>
          <span className={css.minutes}>{minutesLeft(minutes)}</span>
        </div>
        <ProgressBar label={`${percent}% complete`} value={percent} />
      </Container>
    </header>
  );
}
