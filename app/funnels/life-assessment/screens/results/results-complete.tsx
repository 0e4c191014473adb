import type { RefObject } from "react";
import type { CompleteResults } from "#app/funnels/life-assessment/rules/complete-results.ts";
import { ResultsActions } from "./results-actions.tsx";
import { ResultsAreas } from "./results-areas.tsx";
import { ResultsHead } from "./results-head.tsx";
import { ResultsLocked } from "./results-locked.tsx";
import { ResultsPlan } from "./results-plan.tsx";
import { ResultsReport } from "./results-report.tsx";
import { ResultsSubDimensions } from "./results-sub-dimensions.tsx";

type ResultsCompleteProps = {
  heading: RefObject<HTMLHeadingElement>;
  attemptId: string;
  results: CompleteResults;
};

/** The summary, and the paid content if the response has it. */
export function ResultsComplete({ heading, attemptId, results }: ResultsCompleteProps) {
  const { complete } = results;
  return (
    <>
      <ResultsHead heading={heading} results={results} isOpen={complete !== null} />
      {complete === null ? (
        <ResultsLocked />
      ) : (
        <>
          <ResultsReport attemptId={attemptId} />
          <ResultsAreas summary={results.areas_summary} areas={complete} />
          <ResultsPlan results={results} areas={complete} />
          <ResultsSubDimensions summary={results.areas_summary} areas={complete} />
        </>
      )}
      <ResultsActions isOpen={complete !== null} />
    </>
  );
}
