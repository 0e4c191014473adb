import type { RefObject } from "react";
import { Button } from "#app/design/button.tsx";
import { Card } from "#app/design/card.tsx";
import { areaNames } from "#app/funnels/life-assessment/content/area-names.ts";
import { areaDone, assessment } from "#app/funnels/life-assessment/content/assessment.ts";
import {
  areaOfStep,
  interstitialAfter,
  STATEMENTS_PER_AREA,
  STEP_COUNT,
} from "#app/funnels/life-assessment/rules/steps.ts";
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
  const area = areaOfStep(stepIndex - 1);
  const interstitial = interstitialAfter(stepIndex);
  return (
    <Card look="night" className={css.card}>
      <p className={css.done}>{areaDone(areaNames[area], STATEMENTS_PER_AREA)}</p>
      <h1 className={css.cardTitle} ref={heading} tabIndex={-1}>
        {interstitial?.title}
      </h1>
      <p className={css.cardText}>{interstitial?.paragraph}</p>
      <Sources sources={interstitial?.sources ?? []} />
      <div className={css.action}>
        <Button isBlock isPending={isBusy} onClick={onContinue}>
          {stepIndex < STEP_COUNT ? assessment.continueAssessment : assessment.viewResults}
        </Button>
      </div>
    </Card>
  );
}
