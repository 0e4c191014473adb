import { ProgressBar } from "#app/design/feedback/progress-bar.tsx";
import { Icon } from "#app/design/icon.tsx";
import { Container } from "#app/design/layout.tsx";
import type { AreaKey } from "#app/domain/life-areas.ts";
import { areaNames } from "#app/funnels/life-assessment/content/area-names.ts";
import {
  assessment,
  minutesLeft,
  stepOf,
} from "#app/funnels/life-assessment/content/assessment.ts";
import { minutesRemaining, percentComplete } from "#app/funnels/life-assessment/rules/steps.ts";
import * as look from "#app/funnels/shared/screens/page/frames.css.ts";
import { areaAccents } from "../flower/area-accents.css.ts";
import { AreaFlower, type Scores } from "../flower/area-flower.tsx";
import { type AnswerStore, useAnswers } from "./answer-store.ts";
import * as css from "./step-header.css.ts";

type StepHeaderProps = {
  /** The target of Back. */
  href: string;
  store: AnswerStore;
  area: AreaKey;
  /** From 0. */
  step: number;
  steps: number;
  statements: number;
  petals: Scores;
  isStarting?: boolean;
};

/** The progress of an assessment or a pulse. */
export function StepHeader({
  href,
  store,
  area,
  step,
  steps,
  statements,
  ...rest
}: StepHeaderProps) {
  const minutes = useAnswers(store, (answers) => minutesRemaining(answers.size, statements));
  const percent = percentComplete(step, steps);
  return (
    <header className={`${css.header} ${areaAccents[area]}`}>
      <Container narrow className={css.rows}>
        <div className={css.row}>
          <a href={href} className={look.back}>
            <span className={look.arrow}>
              <Icon name="arrow" />
            </span>
            <span>
              {assessment.back} {/* Until the attempt has started, nothing is known to be kept. */}
              {!rest.isStarting && (
                <span className={`${css.kept} ${css.stepwise}`}>{assessment.kept}</span>
              )}
            </span>
          </a>
          <strong className={css.stepwise}>{stepOf(step + 1, steps)}</strong>
        </div>
        <div className={css.row}>
          <div className={css.area}>
            <span className={css.flower}>
              <AreaFlower scores={rest.petals} />
            </span>
            {rest.isStarting ? (
              <span className={css.soft} role="status">
                {assessment.preparing}
              </span>
            ) : (
              <strong className={css.name}>{areaNames[area]}</strong>
            )}
          </div>
          {!rest.isStarting && <span className={css.soft}>{minutesLeft(minutes)}</span>}
        </div>
        <div className={css.stepwise}>
          <ProgressBar label={assessment.percent(percent)} value={percent} />
        </div>
      </Container>
    </header>
  );
}
