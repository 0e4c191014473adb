import { lazy, type RefObject, Suspense } from "react";
import { Container } from "#app/design/layout.tsx";
import { OptionalContent } from "#app/design/optional-content.tsx";
import { head } from "#app/funnels/life-assessment/content/results.ts";
import type { CompleteResults } from "#app/funnels/life-assessment/rules/complete-results.ts";
import { HelpNote } from "#app/help/screens/help-note.tsx";
import { ResultsSides } from "./details/results-sides.tsx";
import { ResultsActions } from "./files/results-actions.tsx";
import { ResultsPicture } from "./overview/results-picture.tsx";
import * as css from "./results-head.css.ts";
import { ResultsLibrary } from "./results-library.tsx";
import { ResultsLocked } from "./results-locked.tsx";
import { ResultsTabs } from "./results-tabs.tsx";
import { ResultsWeek } from "./week/results-week.tsx";

/** Loaded by those who have something to compare. */
const ResultsChanges = lazy(async () => {
  const { ResultsChanges } = await import("./details/results-changes.tsx");
  return { default: ResultsChanges };
});

type ResultsCompleteProps = {
  heading: RefObject<HTMLHeadingElement>;
  attemptId: string;
  results: CompleteResults;
};

/** The summary, or the tabs with the paid content if the response has it. */
export function ResultsComplete({ heading, attemptId, results }: ResultsCompleteProps) {
  const { complete, week, help, since } = results;
  const paid = complete && { attemptId, results, areas: complete };
  return (
    <>
      {help && (
        <Container narrow>
          <HelpNote {...help} />
        </Container>
      )}
      {paid ? (
        <>
          <ResultsHead heading={heading} />
          <ResultsTabs
            panels={{
              picture: <ResultsPicture {...paid} />,
              changes: since && (
                <OptionalContent>
                  <Suspense>
                    <ResultsChanges since={since} />
                  </Suspense>
                </OptionalContent>
              ),
              areas: <ResultsSides {...paid} />,
              days: <ResultsWeek {...paid} week={week ?? []} />,
              library: <ResultsLibrary results={results} />,
            }}
          />
        </>
      ) : (
        <ResultsLocked heading={heading} results={results} />
      )}
      <ResultsActions isOpen={paid !== null} />
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
