import { Button } from "#app/design/controls/button.tsx";
import { assessment, countOf } from "#app/funnels/life-assessment/content/assessment.ts";
import { countAnswered, QUESTIONS_PER_STEP } from "#app/funnels/life-assessment/rules/steps.ts";
import { type AnswerStore, useAnswers } from "./answer-store.ts";
import * as css from "./assessment-page.css.ts";

/** A button's words in a wide window and in a narrow one. */
type Words = { readonly desktop: string; readonly phone: string };

type StepFooterProps = {
  store: AnswerStore;
  stepIndex: number;
  isFirst: boolean;
  /** The label of the last step's button; null on other steps. */
  finish: Words | null;
  isBusy: boolean;
  onPrevious: () => void;
  /** Without one, the button submits the form around it. */
  onNext?: () => void;
};

/** The only part of a step that an answer re-renders. */
export function StepFooter({ store, stepIndex, isFirst, finish, ...rest }: StepFooterProps) {
  const { isBusy, onPrevious, onNext } = rest;
  const answered = useAnswers(store, (answers) => countAnswered(stepIndex, answers));
  const isAnswered = answered === QUESTIONS_PER_STEP;
  return (
    <>
      <p className={css.hint}>{!isAnswered && both(assessment.pending)}</p>
      <div className={css.bar}>
        <Button tone="quiet" disabled={isFirst} onClick={onPrevious}>
          {assessment.previous}
        </Button>
        <p className={css.count} role="status">
          <strong className={css.figure}>{countOf(answered, QUESTIONS_PER_STEP)}</strong>{" "}
          {assessment.answered}
        </p>
        <Button
          type={onNext ? "button" : "submit"}
          disabled={!isAnswered}
          isPending={isBusy}
          onClick={onNext}
        >
          {finish ? both(finish) : assessment.next}
        </Button>
      </div>
    </>
  );
}

const both = ({ desktop, phone }: Words) => (
  <>
    <span className={css.onDesktop}>{desktop}</span>
    <span className={css.onPhone}>{phone}</span>
  </>
);
