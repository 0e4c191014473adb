import { VisuallyHidden } from "#app/design/layout.tsx";
import type { AnswersProps } from "./question-choices.tsx";
import * as css from "./question-scale.css.ts";

type QuestionScaleProps = AnswersProps<"likert"> & { values: readonly number[] };

export function QuestionScale({ question, kept, onPress, values }: QuestionScaleProps) {
  const { left, right } = question.likertLabels;
  const endLabel = (value: number) => {
    if (value === values[0]) return left;
    return value === values.at(-1) ? right : null;
  };
  return (
    <div className={css.scale}>
      {values.map((value) => (
        <label key={value} className={css.choice}>
          <input
            type="radio"
            className={css.radio}
            name={`question-${question.id}`}
            value={value}
            defaultChecked={value === kept}
            onClick={(event) => onPress(value, event.detail)}
          />
          {value}
          {endLabel(value) && <VisuallyHidden>, {endLabel(value)}</VisuallyHidden>}
        </label>
      ))}
      <span className={css.left} aria-hidden="true">
        {left}
      </span>
      <span className={css.right} aria-hidden="true">
        {right}
      </span>
    </div>
  );
}
