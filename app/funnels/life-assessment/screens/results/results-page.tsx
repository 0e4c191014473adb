import { Container } from "#app/design/layout.tsx";
import { loading, noScript } from "#app/funnels/life-assessment/content/results.ts";
import { footer } from "#app/funnels/life-assessment/content/site-texts.ts";
import { readLinkedAttempt } from "#app/funnels/life-assessment/rules/complete-results.ts";
import { AreaFlower, evenly } from "#app/funnels/life-assessment/screens/flower/area-flower.tsx";
import { SlimPage } from "#app/funnels/shared/screens/page/slim-page.tsx";
import { useViewHeading } from "#app/funnels/shared/screens/page/use-view-heading.ts";
import { ResultsComplete } from "./results-complete.tsx";
import { PreviewMissing, ResultsFailed } from "./results-failed.tsx";
import * as css from "./results-loading.css.ts";
import { useResults } from "./use-results.ts";

const OWN_PATH = "/quiz2/results";

type ResultsPageProps = Parameters<typeof useResults>[0] & {
  /** Whether this browser may read an attempt that was paid for, at some time. */
  hasBought: boolean;
};

/** `/quiz2/results` (docs/product.md#complete-results). */
export function ResultsPage({ hasBought, ...expected }: ResultsPageProps) {
  const view = useResults(expected);
  const heading = useViewHeading(view.state);
  return (
    <SlimPage accent="lagoon" footer={footer}>
      {view.state === "loading" && <ResultsLoading />}
      {view.state === "missing" && <PreviewMissing />}
      {view.state === "failed" && (
        <ResultsFailed
          heading={heading}
          hasBought={hasBought}
          ownPath={hasBought && readLinkedAttempt(window.location.search) ? OWN_PATH : null}
        />
      )}
      {view.state === "results" && <ResultsComplete heading={heading} {...view} />}
    </SlimPage>
  );
}

/** As tall as the window, to avoid a layout shift when the results arrive. */
const ResultsLoading = () => (
  <Container className={css.place}>
    <div className={css.panel}>
      <div className={css.rose}>
        <AreaFlower scores={evenly(40)} isGrowing />
      </div>
      <h1 className={css.title}>{loading}</h1>
      <noscript>
        <h1 className={css.withoutScript}>{noScript}</h1>
      </noscript>
    </div>
  </Container>
);
