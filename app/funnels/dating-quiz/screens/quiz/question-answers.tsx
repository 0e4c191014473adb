import { useLayoutEffect, useRef } from "react";
import { visuallyHidden } from "#app/design/layout.css.ts";
import type { Question } from "#app/funnels/dating-quiz/content/questions.ts";
import type { Answer } from "#app/funnels/dating-quiz/rules/quiz-session.ts";
import * as choice from "./question-choices.css.ts";
import * as scale from "./question-scale.css.ts";

type QuestionAnswersProps = {
  question: Question;
  kept: Answer | undefined;
  /** `presses`: the event's click count. */
  onPress: (answer: Answer, presses: number) => void;
};

const LIKERT_VALUES = [1, 2, 3, 4, 5];

/** In the order of the keys that select them. */
export const listAnswers = (question: Question): readonly Answer[] =>
  question.type === "likert" ? LIKERT_VALUES : question.choices;

/**
 * Choices, or a scale. Uncontrolled: the browser holds the selection and CSS shows it. Both kinds have the same elements,
 * because each question reuses those of the previous one, and a slow phone takes longer to build new ones.
 */
export function QuestionAnswers({ question, kept, onPress }: QuestionAnswersProps) {
  const list = useSelection(question);
  const isScale = question.type === "likert";
  const answers = listAnswers(question);
  const { left, right } = isScale ? question.likertLabels : { left: "", right: "" };
  const ends = new Map([
    [0, `, ${left}`],
    [answers.length - 1, `, ${right}`],
  ]);
  return (
    <div ref={list} className={isScale ? scale.scale : choice.choices}>
      {[...answers.entries()].map(([at, answer]) => (
        <label key={at} className={isScale ? scale.choice : choice.choice}>
          <input
            type="radio"
            className={isScale ? scale.radio : choice.radio}
            name={`question-${question.id}`}
            value={answer}
            defaultChecked={answer === kept}
            onClick={(event) => onPress(answer, event.detail)}
          />
          <span className={isScale ? "" : choice.number} aria-hidden={!isScale || undefined}>
            {at + 1}
          </span>
          <span className={isScale ? visuallyHidden : ""}>{isScale ? ends.get(at) : answer}</span>
        </label>
      ))}
      {isScale && (
        <>
          <span className={scale.left} aria-hidden="true">
            {left}
          </span>
          <span className={scale.right} aria-hidden="true">
            {right}
          </span>
        </>
      )}
    </div>
  );
}

/** The radios stay from question to question; their selection, which the browser holds, must not. */
function useSelection(question: Question) {
  const list = useRef<HTMLDivElement>(null);
  const shown = useRef(question);
  // Before the paint, or the last answer would flash up again.
  useLayoutEffect(() => {
    if (shown.current === question) return;
    shown.current = question;
    for (const radio of list.current?.querySelectorAll<HTMLInputElement>("input") ?? [])
      radio.checked = radio.defaultChecked;
  }, [question]);
  return list;
}
