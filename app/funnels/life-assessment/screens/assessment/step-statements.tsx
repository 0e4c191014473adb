import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { ANSWER_VALUES, type AnswerValue } from "#app/domain/life-areas.ts";
import { listQuestions } from "#app/funnels/life-assessment/rules/steps.ts";
import { areNumberKeysOn, NumberKeys } from "#app/funnels/shared/screens/number-keys.tsx";
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

/**
 * Answers the focused statement with the keys 1 to 5. Focus moves to the next statement, and after the last one to the
 * last button. Returns false for other keys, and elsewhere: what is dictated or pressed by mistake must not answer.
 */
function pressDigit(step: HTMLElement, key: string): boolean {
  if (!ANSWER_VALUES.some((value) => String(value) === key) || !areNumberKeysOn()) return false;
  const statements = [...step.querySelectorAll("fieldset")];
  const current = statements.find((statement) => statement.contains(document.activeElement));
  if (!current) return false;
  current.querySelector<HTMLInputElement>(`input[value="${key}"]`)?.click();
  const next = statements[statements.indexOf(current) + 1];
  const target = next
    ? (next.querySelector<HTMLElement>(":checked") ?? next.querySelector("input"))
    : [...step.querySelectorAll("button")].at(-1);
  // The button is disabled until the render after the last answer.
  queueMicrotask(() => target?.focus());
  return true;
}
