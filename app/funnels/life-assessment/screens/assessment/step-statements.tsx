import { type RefObject, useCallback, useEffect, useRef } from "react";
import type { AnswerValue } from "#app/domain/life-areas.ts";
import { listQuestions } from "#app/funnels/life-assessment/rules/steps.ts";
import { pressDigit } from "./answer-keys.ts";
import { scrollAfterAnswer } from "./answer-scroll.ts";
import type { AnswerStore } from "./answer-store.ts";
import { ScaleLegend, Statement } from "./statement.tsx";

type StepStatementsProps = {
  /** What holds the statements and the buttons of this step. */
  step: RefObject<HTMLElement>;
  store: AnswerStore;
  stepIndex: number;
  /** The keys are for the step that is shown. */
  isShown: boolean;
};

/** The scale and the five statements of a step, answered by press or by key. */
export function StepStatements({ step, store, stepIndex, isShown }: StepStatementsProps) {
  const isByKeyboard = useRef(false);

  const onAnswer = useCallback(
    (id: string, value: AnswerValue) => {
      const isFirst = !store.answers.has(id);
      store.answer(id, value);
      const place = listQuestions(stepIndex).findIndex((question) => question.id === id);
      if (isFirst && !isByKeyboard.current) scrollAfterAnswer(step.current, place);
    },
    [step, store, stepIndex],
  );
  // Keys work wherever the focus is: on a new step it is on the heading.
  useEffect(() => {
    if (!isShown) return;
    const onKeyDown = (event: KeyboardEvent) => {
      isByKeyboard.current = true;
      if (event.altKey || event.ctrlKey || event.metaKey || !step.current) return;
      if (pressDigit(step.current, event.key)) event.preventDefault();
    };
    const onPointerDown = () => {
      isByKeyboard.current = false;
    };
    document.addEventListener("keydown", onKeyDown);
    document.addEventListener("pointerdown", onPointerDown);
    return () => {
      document.removeEventListener("keydown", onKeyDown);
      document.removeEventListener("pointerdown", onPointerDown);
    };
  }, [step, isShown]);

  return (
    <>
      <ScaleLegend />
      {listQuestions(stepIndex).map((question) => (
        <Statement
          key={question.id}
          question={question}
          initial={store.answers.get(question.id)}
          onAnswer={onAnswer}
        />
      ))}
    </>
  );
}
