import { useEffect, useRef } from "react";
import { Button } from "#app/design/controls/button.tsx";
import { Container, VisuallyHidden } from "#app/design/layout.tsx";
import { accents } from "#app/design/theme.css.ts";
import type { AnswerValue, AreaKey } from "#app/domain/life-areas.ts";
import { areaNames } from "#app/funnels/life-assessment/content/area-names.ts";
import { assessment, stepOf } from "#app/funnels/life-assessment/content/assessment.ts";
import { PULSE_PATH, pulse as words } from "#app/funnels/life-assessment/content/pulse.ts";
import { BANK_VERSION } from "#app/funnels/life-assessment/content/question-bank.ts";
import { stepsOf } from "#app/funnels/life-assessment/rules/pulse.ts";
import { QUESTIONS_PER_STEP } from "#app/funnels/life-assessment/rules/steps.ts";
import type { AnswerStore } from "../assessment/answer-store.ts";
import * as css from "../assessment/assessment-page.css.ts";
import { StepFooter } from "../assessment/step-footer.tsx";
import { stepwise } from "../assessment/step-header.css.ts";
import { StepHeader } from "../assessment/step-header.tsx";
import { StepNotes } from "../assessment/step-notes.tsx";
import { StepStatements } from "../assessment/step-statements.tsx";
import { useShownStep } from "../assessment/use-shown-step.ts";
import { evenly } from "../flower/area-flower.tsx";
import * as own from "./pulse-page.css.ts";
import { usePulse } from "./use-pulse.ts";

/** Inline script: with script the steps are shown one by one; without it, or if it is lost, all four below each other. */
export const SCRIPTED_SCRIPT = `document.documentElement.dataset.scripted=""`;

type PulsePageProps = {
  area: AreaKey;
  /** A refused form's problem, and its answers by question id. */
  problem: string | null;
  given: Readonly<Record<string, AnswerValue>>;
};

/** `/quiz2/pulse/{area}`: the assessment's statements on one area, sent as a plain form (docs/product.md#pulse). */
export function PulsePage({ area, problem, given }: PulsePageProps) {
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const pulse = usePulse(area, given, form);
  const { store, step } = pulse;
  const steps = stepsOf(area);
  const title = words.page.title(areaNames[area]);
  const place = stepOf(step + 1, steps.length);
  useShownStep(heading, { place, title: `${place} · ${title}` });
  // Again: the inline script's mark is gone if the page's script was late, or React has rendered a new document.
  useEffect(() => {
    document.documentElement.dataset["scripted"] = "";
  }, []);
  return (
    <div className={`${css.page} ${own.page} ${accents.lagoon}`}>
      <StepHeader
        href={PULSE_PATH}
        store={store}
        area={area}
        step={step}
        steps={steps.length}
        statements={steps.length * QUESTIONS_PER_STEP}
        petals={{ ...evenly(0), [area]: (100 * step) / steps.length }}
      />
      <main className={css.rest}>
        <Container narrow className={`${css.gutter} ${css.rest}`}>
          <h1 className={css.heading} ref={heading} tabIndex={-1}>
            <VisuallyHidden>
              {title}. <span className={stepwise}>{`${place}. `}</span>
            </VisuallyHidden>
            {assessment.instruction}
          </h1>
          {problem && (
            <p className={own.problem} role="alert">
              {problem}
            </p>
          )}
          <form
            ref={form}
            method="post"
            className={css.rest}
            autoComplete="off"
            onSubmit={pulse.submit}
          >
            <input type="hidden" name="bank" value={BANK_VERSION} />
            <input type="hidden" name="seconds" defaultValue="" />
            {steps.map((stepIndex, at) => (
              <PulseStep
                key={`${stepIndex}-${pulse.restoreCount}`}
                store={store}
                stepIndex={stepIndex}
                at={at}
                isShown={at === step}
                isBusy={pulse.isBusy}
                isLast={at === steps.length - 1}
                goTo={pulse.goTo}
              />
            ))}
            <div className={own.send}>
              <Button type="submit" size="l" isBlock>
                {words.page.submit.desktop}
              </Button>
            </div>
          </form>
        </Container>
      </main>
    </div>
  );
}

type PulseStepProps = {
  store: AnswerStore;
  /** Of the assessment. */
  stepIndex: number;
  /** Of the pulse, from 0. */
  at: number;
  isShown: boolean;
  isLast: boolean;
  isBusy: boolean;
  goTo: (step: number) => void;
};

/** All four steps are in the page, so that one form holds every answer. */
function PulseStep({ store, stepIndex, at, isShown, isLast, isBusy, goTo }: PulseStepProps) {
  const step = useRef<HTMLDivElement>(null);
  return (
    <div ref={step} className={`${css.rest} ${own.step}`} data-step={isShown ? "shown" : "later"}>
      <StepNotes stepIndex={stepIndex} />
      <StepStatements step={step} store={store} stepIndex={stepIndex} />
      <StepFooter
        store={store}
        stepIndex={stepIndex}
        isBusy={isBusy}
        isFirst={at === 0}
        finish={isLast ? words.page.submit : null}
        onPrevious={() => goTo(at - 1)}
        {...(isLast ? {} : { onNext: () => goTo(at + 1) })}
      />
    </div>
  );
}
