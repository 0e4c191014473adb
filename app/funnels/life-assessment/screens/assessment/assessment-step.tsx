import { type RefObject, useCallback, useEffect, useRef } from "react";
import { Button } from "#app/design/controls/button.tsx";
import type { AnswerValue } from "#app/domain/life-areas.ts";
import { assessment, countOf } from "#app/funnels/life-assessment/content/assessment.ts";
import {
  countAnswered,
  listQuestions,
  QUESTIONS_PER_STEP,
  STEP_COUNT,
} from "#app/funnels/life-assessment/rules/steps.ts";
import { pressDigit } from "./answer-keys.ts";
import { scrollAfterAnswer } from "./answer-scroll.ts";
import { type AnswerStore, useAnswers } from "./answer-store.ts";
import * as css from "./assessment-page.css.ts";
import { ScaleLegend, Statement } from "./statement.tsx";

type AssessmentStepProps = {
  form: RefObject<HTMLFormElement>;
  store: AnswerStore;
  stepIndex: number;
  isBusy: boolean;
  onPrevious: () => void;
  onNext: () => void;
};

export function AssessmentStep({ form, store, stepIndex, ...footer }: AssessmentStepProps) {
  const isByKeyboard = useRef(false);
  const questions = listQuestions(stepIndex);

  const onAnswer = useCallback(
    (id: string, value: AnswerValue) => {
      const isFirst = !store.answers.has(id);
      store.answer(id, value);
      const place = listQuestions(stepIndex).findIndex((question) => question.id === id);
      if (isFirst && !isByKeyboard.current) scrollAfterAnswer(form.current, place);
    },
    [form, store, stepIndex],
  );
  // Keys work wherever the focus is: on a new step it is on the heading.
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      isByKeyboard.current = true;
      if (event.altKey || event.ctrlKey || event.metaKey || !form.current) return;
      if (pressDigit(form.current, event.key)) event.preventDefault();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [form]);

  return (
    <form
      ref={form}
      className={css.rest}
      autoComplete="off"
      onPointerDown={() => {
        isByKeyboard.current = false;
      }}
      onSubmit={(event) => event.preventDefault()}
    >
      <ScaleLegend />
      {questions.map((question) => (
        <Statement
          key={question.id}
          question={question}
          initial={store.answers.get(question.id)}
          onAnswer={onAnswer}
        />
      ))}
      <StepFooter store={store} stepIndex={stepIndex} {...footer} />
    </form>
  );
}

type StepFooterProps = Omit<AssessmentStepProps, "form">;

/** The only part that an answer re-renders. */
function StepFooter({ store, stepIndex, isBusy, onPrevious, onNext }: StepFooterProps) {
  const answered = useAnswers(store, (answers) => countAnswered(stepIndex, answers));
  const isAnswered = answered === QUESTIONS_PER_STEP;
  const isLast = stepIndex === STEP_COUNT - 1;
  const both = ({ desktop, phone }: { desktop: string; phone: string }) => (
    <>
      <span className={css.onDesktop}>{desktop}</span>
      <span className={css.onPhone}>{phone}</span>
    </>
  );
  return (
    <>
      <p className={css.hint}>{!isAnswered && both(assessment.pending)}</p>
      <div className={css.bar}>
        <Button tone="quiet" disabled={stepIndex === 0} onClick={onPrevious}>
          {assessment.previous}
        </Button>
        <p className={css.count} role="status">
          <strong className={css.figure}>{countOf(answered, QUESTIONS_PER_STEP)}</strong>{" "}
          {assessment.answered}
        </p>
        <Button disabled={!isAnswered} isPending={isBusy} onClick={onNext}>
          {isLast ? both(assessment.complete) : assessment.next}
        </Button>
      </div>
    </>
  );
}
