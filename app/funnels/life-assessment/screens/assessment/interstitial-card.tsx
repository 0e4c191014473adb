import type { RefObject } from "react";
import { Button } from "#app/design/button.tsx";
import { Card } from "#app/design/card.tsx";
import { assessment } from "#app/funnels/life-assessment/content/assessment.ts";
import { interstitialAfter, STEP_COUNT } from "#app/funnels/life-assessment/rules/steps.ts";
import { Sticks } from "#app/funnels/shared/screens/page/sticks.tsx";
import { Sources } from "#app/funnels/shared/screens/sources.tsx";
import * as css from "./assessment-page.css.ts";

type InterstitialCardProps = {
  heading: RefObject<HTMLHeadingElement>;
  stepIndex: number;
  isBusy: boolean;
  onContinue: () => void;
};

/** The card between two areas; after the last area its button completes the assessment. */
export function InterstitialCard({
  heading,
  stepIndex,
  isBusy,
  onContinue,
}: InterstitialCardProps) {
  const interstitial = interstitialAfter(stepIndex);
  return (
    <Card look="night" className={css.card}>
      <div className={css.cardSticks}>
        <Sticks lit={stepIndex / 4} />
      </div>
      <h1 className={css.cardTitle} ref={heading} tabIndex={-1}>
        {interstitial?.title}
      </h1>
      <p className={css.cardText}>{interstitial?.paragraph}</p>
      <Sources sources={interstitial?.sources ?? []} />
      <div>
        <Button size="l" isPending={isBusy} onClick={onContinue}>
          {stepIndex < STEP_COUNT ? assessment.continueAssessment : assessment.viewResults}
        </Button>
      </div>
    </Card>
  );
}
