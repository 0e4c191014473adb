import { useState } from "react";
import type { AreaKey } from "#app/domain/life-areas.ts";
import { actions } from "#app/funnels/life-assessment/content/paid-actions.ts";
import { reportPart } from "#app/funnels/life-assessment/content/results.ts";
import type {
  CompleteArea,
  CompleteResults,
} from "#app/funnels/life-assessment/rules/complete-results.ts";
import { scoresOf } from "#app/funnels/life-assessment/rules/results.ts";
import { AppLink } from "#app/funnels/life-assessment/screens/paywall/app-link.tsx";
import { ResultsAreas } from "../areas/results-areas.tsx";
import { FileLink } from "../files/file-link.tsx";
import { PlanButton } from "../files/plan-button.tsx";
import { ResultsPanel } from "../files/results-panel.tsx";
import { ResultsScores } from "./results-scores.tsx";
import { ShareFlower } from "./share-flower.tsx";

export type CompleteProps = {
  attemptId: string;
  results: CompleteResults;
  areas: readonly CompleteArea[];
};

/** The first tab: the flower, whose petals open the areas below it, and the downloads. */
export function ResultsPicture({ attemptId, results, areas }: CompleteProps) {
  const [open, setOpen] = useState<AreaKey | null>(null);

  function openFromPetal(area: AreaKey): void {
    setOpen(area);
    const row = document.getElementById(`row-${area}`);
    row?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: "center" });
  }

  return (
    <>
      <ResultsScores results={results} onPetal={openFromPetal} />
      <ResultsAreas summary={results.areas_summary} areas={areas} open={open} onOpen={setOpen} />
      <ResultsPanel
        id="report-title"
        {...reportPart}
        foot={<ShareFlower scores={scoresOf(results.areas_summary)} />}
      >
        <FileLink href={`/api/quiz2/report/${attemptId}`}>{actions.report}</FileLink>
        <PlanButton results={results} areas={areas} />
        <AppLink />
      </ResultsPanel>
    </>
  );
}
