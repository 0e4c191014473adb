import type { RefObject } from "react";
import { Container } from "#app/design/layout.tsx";
import { actions } from "#app/funnels/life-assessment/content/paid-actions.ts";
import { reportPart } from "#app/funnels/life-assessment/content/results.ts";
import type { CompleteResults } from "#app/funnels/life-assessment/rules/complete-results.ts";
import { HelpNote } from "#app/help/screens/help-note.tsx";
import { FileLink } from "./file-link.tsx";
import { ResultsActions } from "./results-actions.tsx";
import { ResultsAreas } from "./results-areas.tsx";
import { ResultsHead } from "./results-head.tsx";
import { ResultsLocked } from "./results-locked.tsx";
import { ResultsPanel } from "./results-panel.tsx";
import { ResultsPlan } from "./results-plan.tsx";
import { ResultsSubDimensions } from "./results-sub-dimensions.tsx";

type ResultsCompleteProps = {
  heading: RefObject<HTMLHeadingElement>;
  attemptId: string;
  results: CompleteResults;
};

/** The summary, and the paid content if the response has it. */
export function ResultsComplete({ heading, attemptId, results }: ResultsCompleteProps) {
  const { complete, help } = results;
  return (
    <>
      {help && (
        <Container narrow>
          <HelpNote {...help} />
        </Container>
      )}
      {complete === null ? (
        <ResultsLocked heading={heading} results={results} />
      ) : (
        <>
          <ResultsHead heading={heading} results={results} />
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

/** The printed report and plan of an attempt. */
const ResultsReport = ({ attemptId }: { attemptId: string }) => (
  <ResultsPanel id="report-title" {...reportPart} isBelow>
    <FileLink href={`/api/quiz2/report/${attemptId}`}>{actions.report}</FileLink>
    <FileLink href={`/api/quiz2/plan/${attemptId}`} tone="quiet">
      {actions.planPdf}
    </FileLink>
  </ResultsPanel>
);
