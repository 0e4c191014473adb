import { useRef } from "react";
import { Button } from "#app/design/controls/button.tsx";
import { StatePage } from "#app/design/feedback/state-page.tsx";
import { Container, VisuallyHidden } from "#app/design/layout.tsx";
import { accents } from "#app/design/theme.css.ts";
import { QUESTION_COUNT } from "#app/domain/life-areas.ts";
import {
  assessment,
  continueOffer,
  stepOf,
} from "#app/funnels/life-assessment/content/assessment.ts";
import { areaOfStep, fillPetals, STEP_COUNT } from "#app/funnels/life-assessment/rules/steps.ts";
import { StartNotice } from "../start-notice.tsx";
import * as css from "./assessment-page.css.ts";
import { AssessmentStep } from "./assessment-step.tsx";
import { InterstitialCard } from "./interstitial-card.tsx";
import { StepHeader } from "./step-header.tsx";
import { StepNotes } from "./step-notes.tsx";
import { useAssessment } from "./use-assessment.ts";
import { useShownStep } from "./use-shown-step.ts";

/** `/quiz2/start` (docs/product.md#assessment-screen). The first step is in the server's HTML. */
export function AssessmentPage() {
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const quiz = useAssessment(form);
  const { stepIndex, isBetween } = quiz;
  const shownStep = Math.min(stepIndex, STEP_COUNT - 1);
  useShownStep(heading, {
    // Continuing from earlier answers may lead to the same step.
    place: `${shownStep}-${isBetween}-${quiz.resumeCount}`,
    title: `${stepOf(shownStep + 1, STEP_COUNT)} · ${assessment.title}`,
  });

  if (quiz.phase.name === "failed") return <AssessmentError {...quiz.phase.words} />;
  return (
    <div className={`${css.page} ${accents.lagoon}`}>
      <StepHeader
        href="/quiz2"
        store={quiz.store}
        area={areaOfStep(shownStep)}
        step={shownStep}
        steps={STEP_COUNT}
        statements={QUESTION_COUNT}
        petals={fillPetals(stepIndex)}
        isStarting={quiz.phase.name === "starting"}
      />
      <main className={css.rest}>
        <Container narrow className={`${css.gutter} ${css.rest}`}>
          {isBetween ? (
            <InterstitialCard
              heading={heading}
              stepIndex={stepIndex}
              isBusy={quiz.isBusy}
              onContinue={quiz.leaveInterstitial}
            />
          ) : (
            <>
              {shownStep === 0 && (quiz.offer || quiz.phase.name === "starting") && (
                <div className={css.resumePlace}>
                  {quiz.offer && (
                    <Resume {...quiz.offer} isBusy={quiz.isBusy} onResume={quiz.resumeOffered} />
                  )}
                </div>
              )}
              {shownStep === 0 && (
                <div className={css.notice}>
                  <StartNotice agreement="byAnswering" />
                </div>
              )}
              <h1 className={css.heading} ref={heading} tabIndex={-1}>
                <VisuallyHidden>{`${stepOf(shownStep + 1, STEP_COUNT)}. `}</VisuallyHidden>
                {assessment.instruction}
              </h1>
              <StepNotes stepIndex={shownStep} />
              <AssessmentStep
                key={quiz.resumeCount}
                form={form}
                store={quiz.store}
                stepIndex={shownStep}
                isBusy={quiz.isBusy}
                onPrevious={quiz.goBack}
                onNext={quiz.goOn}
              />
            </>
          )}
        </Container>
      </main>
    </div>
  );
}

type ResumeProps = { answered: number; isBusy: boolean; onResume: () => void };

/** Comes first: a returning visitor can continue, or start over. */
const Resume = ({ answered, isBusy, onResume }: ResumeProps) => (
  <section className={css.resume}>
    <p>{assessment.resume}</p>
    <Button isPending={isBusy} onClick={onResume}>
      {continueOffer(answered, QUESTION_COUNT)}
    </Button>
  </section>
);

const AssessmentError = (words: { title: string; text: string }) => (
  <main className={`${css.page} ${accents.lagoon}`}>
    <StatePage scene={navigator.onLine ? "error" : "offline"} {...words}>
      <Button size="l" onClick={() => window.location.reload()}>
        {assessment.failed.action}
      </Button>
    </StatePage>
  </main>
);
