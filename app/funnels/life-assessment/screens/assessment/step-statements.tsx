import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import type { AnswerValue } from "#app/domain/life-areas.ts";
import { listQuestions } from "#app/funnels/life-assessment/rules/steps.ts";
import { NumberKeys } from "#app/funnels/shared/screens/number-keys.tsx";
import { pressDigit } from "./answer-keys.ts";
import { scrollAfterAnswer } from "./answer-scroll.ts";
import type { AnswerStore } from "./answer-store.ts";
import { ScaleLegend, Statement } from "./statement.tsx";

type StepStatementsProps = {
  /** The element around this step's statements and buttons. */
  step: RefObject<HTMLElement>;
  store: AnswerStore;
  stepIndex: number;
};

/** The scale and the five statements of a step, answered by pointer or by key. */
export function StepStatements({ step, store, stepIndex }: StepStatementsProps) {
  const isByKeyboard = useRef(false);

  // One listener instead of one for each radio, so that only a statement's words are ever rendered again.
  useEffect(() => {
    const place = step.current;
    const onChange = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement) || target.type !== "radio") return;
      const at = listQuestions(stepIndex).findIndex(({ id }) => id === target.name);
      if (at < 0) return;
      const isFirst = !store.answers.has(target.name);
      store.answer(target.name, Number(target.value) as AnswerValue);
      if (isFirst && !isByKeyboard.current) scrollAfterAnswer(place, at);
    };
    place?.addEventListener("change", onChange);
    return () => place?.removeEventListener("change", onChange);
  }, [step, store, stepIndex]);
  useSelection(step, stepIndex);
  useEffect(() => {
    const place = step.current;
    const onKeyDown = (event: KeyboardEvent) => {
      isByKeyboard.current = true;
      if (event.altKey || event.ctrlKey || event.metaKey || !place) return;
      if (pressDigit(place, event.key)) event.preventDefault();
    };
    const onPointerDown = () => {
      isByKeyboard.current = false;
    };
    place?.addEventListener("keydown", onKeyDown);
    place?.addEventListener("pointerdown", onPointerDown);
    return () => {
      place?.removeEventListener("keydown", onKeyDown);
      place?.removeEventListener("pointerdown", onPointerDown);
    };
  }, [step]);

  return (
    <>
      <ScaleLegend />
      {/* Keyed by place: the next step reuses the elements, which is faster. */}
      {[...listQuestions(stepIndex).entries()].map(([place, question]) => (
        <Statement key={place} question={question} initial={store.answers.get(question.id)} />
      ))}
      {/* After the statements: from the heading, the first Tab leads to the first of them. */}
      <NumberKeys />
    </>
  );
}

/** The radios stay from step to step, so the selection that the browser holds is reset. */
function useSelection(step: RefObject<HTMLElement>, stepIndex: number): void {
  const shown = useRef(stepIndex);
  // Before the paint, or the last step's answers would flash.
  useLayoutEffect(() => {
    if (shown.current === stepIndex) return;
    shown.current = stepIndex;
    for (const radio of step.current?.querySelectorAll<HTMLInputElement>("[type=radio]") ?? [])
      radio.checked = radio.defaultChecked;
  }, [step, stepIndex]);
}
