import { DATED, type Dated } from "#app/domain/archetypes.ts";
import { books } from "#app/funnels/dating-quiz/content/offer.ts";
import * as css from "./dates-choice.css.ts";

type DatesChoiceProps = { chosen: Dated | undefined; onChoose: (dates: Dated) => void };

/** An optional question: without an answer, the books stay as they were. */
export const DatesChoice = ({ chosen, onChoose }: DatesChoiceProps) => (
  <fieldset aria-labelledby="dates-label" className={css.group}>
    <span id="dates-label" className={css.label}>
      {books.dates.label}
    </span>
    {DATED.map((dates) => (
      <button
        key={dates}
        type="button"
        aria-pressed={chosen === dates}
        className={css.choice}
        onClick={() => onChoose(dates)}
      >
        {books.dates.choices[dates]}
      </button>
    ))}
  </fieldset>
);
