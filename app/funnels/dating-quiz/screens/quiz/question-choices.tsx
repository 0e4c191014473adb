import type { Question } from "#app/funnels/dating-quiz/content/questions.ts";
import type { Answer } from "#app/funnels/dating-quiz/rules/quiz-session.ts";
import * as css from "./question-choices.css.ts";

export type AnswersProps<Type extends Question["type"]> = {
  question: Extract<Question, { type: Type }>;
  kept: Answer | undefined;
  /** `presses`: the event's click count. */
  onPress: (answer: Answer, presses: number) => void;
};

/** Uncontrolled: the browser holds the selection and CSS shows it. */
export const QuestionChoices = ({ question, kept, onPress }: AnswersProps<"choice">) => (
  <div className={css.choices}>
    {question.choices.map((choice, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the next question comes into the same elements, which is faster.
      <label key={index} className={css.choice}>
        <input
          type="radio"
          className={css.radio}
          name={`question-${question.id}`}
          value={choice}
          defaultChecked={choice === kept}
          onClick={(event) => onPress(choice, event.detail)}
        />
        <span className={css.number} aria-hidden="true">
          {index + 1}
        </span>
        <span>{choice}</span>
      </label>
    ))}
  </div>
);
