import { footer } from "#app/funnels/life-assessment/content/site-texts.ts";
import { SlimPage } from "#app/funnels/shared/screens/page/slim-page.tsx";
import { useViewHeading } from "#app/funnels/shared/screens/page/use-view-heading.ts";
import { ResultsComplete } from "./results-complete.tsx";
import { PreviewMissing, ResultsFailed } from "./results-failed.tsx";
import { ResultsLoading } from "./results-loading.tsx";
import { useResults } from "./use-results.ts";

/** `/quiz2/results` (docs/product.md#complete-results). `isExpected`: the server has found an attempt. */
export function ResultsPage(props: Parameters<typeof useResults>[0]) {
  const view = useResults(props);
  const heading = useViewHeading(view.state);
  return (
    <SlimPage accent="lagoon" footer={footer}>
      {view.state === "loading" && <ResultsLoading />}
      {view.state === "missing" && <PreviewMissing />}
      {view.state === "failed" && <ResultsFailed heading={heading} href="/quiz2/results" />}
      {view.state === "results" && <ResultsComplete heading={heading} {...view} />}
    </SlimPage>
  );
}
