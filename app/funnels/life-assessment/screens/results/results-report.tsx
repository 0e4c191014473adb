import { actions } from "#app/funnels/life-assessment/content/paid-actions.ts";
import { reportPart } from "#app/funnels/life-assessment/content/results.ts";
import { FileLink } from "./file-link.tsx";
import { ResultsPanel } from "./results-panel.tsx";

/** The printed report and plan of an attempt. */
export const ResultsReport = ({ attemptId }: { attemptId: string }) => (
  <ResultsPanel id="report-title" {...reportPart} isBelow>
    <FileLink href={`/api/quiz2/report/${attemptId}`}>{actions.report}</FileLink>
    <FileLink href={`/api/quiz2/plan/${attemptId}`} tone="quiet">
      {actions.planPdf}
    </FileLink>
  </ResultsPanel>
);
