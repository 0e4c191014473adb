import { type FormEvent, type KeyboardEvent, type RefObject, useRef, useState } from "react";
import { Button } from "#app/design/controls/button.tsx";
import { VisuallyHidden } from "#app/design/layout.tsx";
import type { Question } from "#app/funnels/dating-quiz/content/questions.ts";
import { quiz } from "#app/funnels/dating-quiz/content/texts.ts";
import { type Answer, QUESTION_COUNT } from "#app/funnels/dating-quiz/rules/quiz-session.ts";
import { areNumberKeysOn, NumberKeys } from "#app/funnels/shared/screens/number-keys.tsx";
import { listAnswers, QuestionAnswers } from "./question-answers.tsx";
import * as css from "./question-card.css.ts";

type QuestionCardProps = {
  question: Question;
  /** The stored answer to this question. */
  kept: Answer | undefined;
  heading: RefObject<HTMLHeadingElement>;
  onAnswer: (answer: Answer) => void;
  onKeep: () => void;
  onSkip: () => void;
};

const TEXT_ID = "question-text";

/**
 * A click answers and advances, as does a number key while the focus is among the answers. Arrow keys only select, as in
 * any radio group; Enter or the button then advances. The button also advances with the stored answer. The next
 * question reuses the card but gets a new heading, because a heading that already has the focus would not be read out.
 */
export function QuestionCard({ question, kept, heading, ...on }: QuestionCardProps) {
  const [picked, setPicked] = useState<{ question: Question; answer: Answer }>();
  const isArrowDown = useRef(false);
  const answers = listAnswers(question);
  const selected = picked?.question === question ? picked.answer : kept;

  /** `presses` is the click count: the second of a double click was not meant for this question. */
  const press = (answer: Answer, presses: number) => {
    if (isArrowDown.current || presses > 1) setPicked({ question, answer });
    else on.onAnswer(answer);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (selected === undefined) return;
    if (selected === kept) on.onKeep();
    else on.onAnswer(selected);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    isArrowDown.current = event.key.startsWith("Arrow");
    if (event.repeat || event.altKey || event.ctrlKey || event.metaKey) return;
    // Only among the answers: what is dictated or pressed by mistake must not answer.
    const isAmongAnswers = event.target instanceof HTMLInputElement;
    const answer = answers[Number(event.key) - 1];
    if (!/^\d$/.test(event.key) || answer === undefined || !isAmongAnswers || !areNumberKeysOn())
      return;
    event.preventDefault();
    on.onAnswer(answer);
  };

  return (
    <form
      className={css.card}
      autoComplete="off"
      onSubmit={onSubmit}
      onKeyDown={onKeyDown}
      onKeyUp={() => {
        isArrowDown.current = false;
      }}
    >
      {/* No legend: browsers lay it out inconsistently. */}
      <fieldset className={css.question} aria-labelledby={TEXT_ID}>
        <h1 key={question.id} id={TEXT_ID} ref={heading} tabIndex={-1} className={css.text}>
          <VisuallyHidden>{quiz.position(question.id, QUESTION_COUNT)}. </VisuallyHidden>
          {question.text}
        </h1>
        <QuestionAnswers question={question} kept={kept} onPress={press} />
      </fieldset>
      <div className={css.footer}>
        <NumberKeys />
        <div className={css.actions}>
          {question.type === "choice" && (
            <Button tone="quiet" size="s" onClick={on.onSkip}>
              {quiz.skip}
            </Button>
          )}
          {selected !== undefined && (
            <div className={css.go}>
              <Button type="submit" size="s">
                {selected === kept ? quiz.next : quiz.confirm}
              </Button>
            </div>
          )}
        </div>
      </div>
    </form>
  );
}
