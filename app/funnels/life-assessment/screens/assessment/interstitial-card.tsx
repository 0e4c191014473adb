import type { RefObject } from "react";
import { Button } from "#app/design/controls/button.tsx";
import { Card } from "#app/design/layout.tsx";
import { Scene } from "#app/design/scene.tsx";
import { areaNames } from "#app/funnels/life-assessment/content/area-names.ts";
import { areaDone, assessment } from "#app/funnels/life-assessment/content/assessment.ts";
import { STATEMENTS_PER_AREA } from "#app/funnels/life-assessment/rules/screen-order.ts";
import {
  areaOfStep,
  interstitialAfter,
  STEP_COUNT,
} from "#app/funnels/life-assessment/rules/steps.ts";
import { Sources } from "#app/funnels/shared/screens/small-print.tsx";
import { areaAccents } from "../flower/area-accents.css.ts";
import * as css from "./assessment-page.css.ts";

const SCENES = {
  4: "interstitial-1",
  8: "interstitial-2",
  12: "interstitial-3",
  16: "interstitial-4",
  20: "interstitial-5",
} as const;

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
      <div className={areaAccents[area]}>
        {interstitial && <Scene name={SCENES[interstitial.afterStep]} className={css.scene} />}
        <p className={css.done}>{areaDone(areaNames[area], STATEMENTS_PER_AREA)}</p>
      </div>
      <h1 className={css.cardTitle} ref={heading} tabIndex={-1}>
        {interstitial?.title}
      </h1>
      <p className={css.cardText}>{interstitial?.paragraph}</p>
      <Sources sources={interstitial?.sources ?? []} />
      <div className={css.action}>
        <Button
          isBlock
          isPending={isBusy}
          // The second click of a double click on Next is not meant for the button that replaced it.
          onClick={({ detail }) => detail < 2 && onContinue()}
        >
          {stepIndex < STEP_COUNT ? assessment.continueAssessment : assessment.viewResults}
        </Button>
      </div>
    </Card>
  );
}
