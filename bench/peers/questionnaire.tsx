import { useState } from "react";
import { STATEMENTS, STATEMENTS_PER_STEP, VALUES } from "./statements.ts";

const STEPS = STATEMENTS.length / STATEMENTS_PER_STEP;
const STYLE = "label{display:inline-block;padding:.75rem}";

/** All statements, five at a time, written as React's documentation teaches. */
export function Questionnaire() {
  const [step, setStep] = useState(0);
  const [answers, setAnswers] = useState<Record<string, number>>({});
  const first = step * STATEMENTS_PER_STEP;
  const shown = STATEMENTS.slice(first, first + STATEMENTS_PER_STEP);
  const answered = shown.filter((statement) => statement in answers).length;
  const goTo = (other: number) => {
    setStep(other);
    scrollTo(0, 0);
  };
  return (
    <main>
      <style>{STYLE}</style>
      <h1>
        Step {step + 1} of {STEPS}
      </h1>
      {shown.map((statement, place) => (
        <fieldset key={statement}>
          <legend>{statement}</legend>
          {VALUES.map((value) => (
            <label key={value}>
              <input
                type="radio"
                name={`Q${first + place + 1}`}
                value={value}
                checked={answers[statement] === value}
                onChange={() => setAnswers({ ...answers, [statement]: value })}
              />{" "}
              {value}
            </label>
          ))}
        </fieldset>
      ))}
      <p id="answered">
        {answered} of {STATEMENTS_PER_STEP} questions answered
      </p>
      <button type="button" disabled={step === 0} onClick={() => goTo(step - 1)}>
        Previous
      </button>
      <button
        type="button"
        id="next"
        disabled={answered < STATEMENTS_PER_STEP || step === STEPS - 1}
        onClick={() => goTo(step + 1)}
      >
        Next
      </button>
    </main>
  );
}
