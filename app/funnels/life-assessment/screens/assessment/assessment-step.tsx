import type { RefObject } from "react";
import { assessment } from "#app/funnels/life-assessment/content/assessment.ts";
import { STEP_COUNT } from "#app/funnels/life-assessment/rules/steps.ts";
import type { AnswerStore } from "./answer-store.ts";
import * as css from "./assessment-page.css.ts";
import { StepFooter } from "./step-footer.tsx";
import { StepStatements } from "./step-statements.tsx";

type AssessmentStepProps = {
  form: RefObject<HTMLFormElement>;
  store: AnswerStore;
  stepIndex: number;
  isBusy: boolean;
  onPrevious: () => void;
  onNext: () => void;
};

export const AssessmentStep = ({ form, store, stepIndex, ...footer }: AssessmentStepProps) => (
  <form
    ref={form}
    className={css.rest}
    autoComplete="off"
    onSubmit={(event) => event.preventDefault()}
  >
    <StepStatements step={form} store={store} stepIndex={stepIndex} />
    <StepFooter
      store={store}
      stepIndex={stepIndex}
      {...footer}
      isFirst={stepIndex === 0}
      finish={stepIndex === STEP_COUNT - 1 ? assessment.complete : null}
    />
  </form>
);
