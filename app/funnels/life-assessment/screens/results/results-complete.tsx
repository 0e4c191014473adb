import type { RefObject } from "react";
import { Container } from "#app/design/layout.tsx";
import type { CompleteResults } from "#app/funnels/life-assessment/rules/complete-results.ts";
import { HelpNote } from "#app/help/screens/help-note.tsx";
import { ResultsActions } from "./results-actions.tsx";
import { ResultsHead } from "./results-head.tsx";
import { ResultsLibrary } from "./results-library.tsx";
import { ResultsLocked } from "./results-locked.tsx";
import { ResultsPicture } from "./results-picture.tsx";
import { ResultsScores } from "./results-scores.tsx";
import { ResultsSides } from "./results-sides.tsx";
import { ResultsTabs } from "./results-tabs.tsx";
import { ResultsWeek } from "./results-week.tsx";

type ResultsCompleteProps = {
  heading: RefObject<HTMLHeadingElement>;
  attemptId: string;
  results: CompleteResults;
};

/** The summary, or the tabs with the paid content if the response has it. */
export function ResultsComplete({ heading, attemptId, results }: ResultsCompleteProps) {
  const { complete, help } = results;
  const paid = complete && { attemptId, results, areas: complete };
  return (
    <>
      {help && (
        <Container narrow>
          <HelpNote {...help} />
        </Container>
      )}
      <ResultsHead heading={heading} isOpen={paid !== null} />
      {paid ? (
        <ResultsTabs
          panels={{
            picture: <ResultsPicture {...paid} />,
            areas: <ResultsSides {...paid} />,
            days: <ResultsWeek {...paid} />,
            library: <ResultsLibrary results={results} />,
          }}
        />
      ) : (
        <>
          <ResultsScores results={results} />
          <ResultsLocked offer={results.offer} />
        </>
      )}
      <ResultsActions isOpen={paid !== null} />
    </>
  );
}
