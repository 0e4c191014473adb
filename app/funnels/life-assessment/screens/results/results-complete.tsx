import { lazy, type ReactNode, type RefObject, Suspense } from "react";
import { StatePage } from "#app/design/feedback/state-page.tsx";
import { Container } from "#app/design/layout.tsx";
import { OptionalContent } from "#app/design/optional-content.tsx";
import { head } from "#app/funnels/life-assessment/content/results.ts";
import { failure } from "#app/funnels/life-assessment/content/results-failed.ts";
import { HelpNote } from "#app/help/screens/help-note.tsx";
import { ResultsActions } from "./files/results-actions.tsx";
import { ResultsPicture } from "./overview/results-picture.tsx";
import * as css from "./results-head.css.ts";
import { waitingTab } from "./results-tabs.css.ts";
import { ResultsTabs } from "./results-tabs.tsx";
import type { ResultsView } from "./use-results.ts";

// The first tab does not wait for the others.
const ResultsChanges = lazy(() =>
  import("./details/results-changes.tsx").then((part) => ({ default: part.ResultsChanges })),
);
const ResultsSides = lazy(() =>
  import("./details/results-sides.tsx").then((part) => ({ default: part.ResultsSides })),
);
const ResultsWeek = lazy(() =>
  import("./week/results-week.tsx").then((part) => ({ default: part.ResultsWeek })),
);
const ResultsLibrary = lazy(() =>
  import("./results-library.tsx").then((part) => ({ default: part.ResultsLibrary })),
);

type ResultsCompleteProps = Omit<ResultsView, "state"> & {
  heading: RefObject<HTMLHeadingElement>;
};

/** The summary, or the tabs with the paid content if the response has it. */
export function ResultsComplete({ heading, attemptId, results, Locked }: ResultsCompleteProps) {
  const { complete, week, help, since } = results;
  const paid = complete && { attemptId, results, areas: complete };
  return (
    <>
      {help && (
        <Container>
          <HelpNote {...help} />
        </Container>
      )}
      {paid ? (
        <>
          <ResultsHead heading={heading} />
          <ResultsTabs
            panels={{
              picture: <ResultsPicture {...paid} />,
              changes: since && loaded(<ResultsChanges since={since} />),
              areas: loaded(<ResultsSides {...paid} />),
              days: loaded(<ResultsWeek {...paid} week={week ?? []} />),
              library: loaded(<ResultsLibrary results={results} />),
            }}
          />
        </>
      ) : (
        Locked && <Locked heading={heading} results={results} hasNote={help !== null} />
      )}
      <ResultsActions isOpen={paid !== null} isOverdue={results.isOverdue} />
    </>
  );
}

type ResultsHeadProps = { heading: RefObject<HTMLHeadingElement> };

const ResultsHead = ({ heading }: ResultsHeadProps) => (
  <Container>
    <h1 id="results-title" ref={heading} tabIndex={-1} className={css.title}>
      {head.title.complete}
    </h1>
  </Container>
);

const { title, text, action } = failure;

/** A tab that is opened before its script has loaded takes the height of a page, so that nothing below it moves. */
const loaded = (tab: ReactNode): ReactNode => (
  <OptionalContent
    instead={<StatePage scene="error" title={title} text={text} action={action} href="" />}
  >
    <Suspense fallback={<div className={waitingTab} />}>{tab}</Suspense>
  </OptionalContent>
);
