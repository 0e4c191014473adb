import { lazy, type RefObject, Suspense } from "react";
import { Container } from "#app/design/layout.tsx";
import { OptionalContent } from "#app/design/optional-content.tsx";
import type { CompleteResults } from "#app/funnels/life-assessment/rules/complete-results.ts";
import { HelpNote } from "#app/help/screens/help-note.tsx";
import { KeepAnswers } from "../keep-answers.tsx";
import { ResultsActions } from "./results-actions.tsx";
import { ResultsHead } from "./results-head.tsx";
import { ResultsLibrary } from "./results-library.tsx";
import { ResultsLocked } from "./results-locked.tsx";
import { ResultsPicture } from "./results-picture.tsx";
import { ResultsSides } from "./results-sides.tsx";
import { ResultsTabs } from "./results-tabs.tsx";
import { ResultsWeek } from "./results-week.tsx";

/** Loaded by those who have something to compare. */
const ResultsChanges = lazy(async () => {
  const { ResultsChanges } = await import("./results-changes.tsx");
  return { default: ResultsChanges };
});

type ResultsCompleteProps = {
  heading: RefObject<HTMLHeadingElement>;
  attemptId: string;
  results: CompleteResults;
};

/** The summary, or the tabs with the paid content if the response has it. */
export function ResultsComplete({ heading, attemptId, results }: ResultsCompleteProps) {
  const { complete, week, help, since, keepAnswers } = results;
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
      {keepAnswers && <KeepAnswers attemptId={attemptId} consent={keepAnswers} />}
    </>
  );
}
