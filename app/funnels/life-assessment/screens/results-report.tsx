import { Container } from "#app/design/layout.tsx";
import { actions } from "../content/paid-actions.ts";
import { reportPart } from "../content/results.ts";
import { FileLink } from "./file-link.tsx";
import * as css from "./results-report.css.ts";

/** The printed report and plan of an attempt. */
export const ResultsReport = ({ attemptId }: { attemptId: string }) => (
  <Container>
    <section className={css.panel} aria-labelledby="report-title">
      <div>
        <h2 id="report-title" className={css.title}>
          {reportPart.title}
        </h2>
        <p className={css.text}>{reportPart.text}</p>
      </div>
      <div className={css.actions}>
        <FileLink href={`/api/quiz2/report/${attemptId}`}>{actions.report}</FileLink>
        <FileLink href={`/api/quiz2/plan/${attemptId}`} tone="quiet">
          {actions.planPdf}
        </FileLink>
      </div>
    </section>
  </Container>
);
