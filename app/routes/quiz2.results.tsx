import { RESULTS_CALL_SCRIPT } from "#app/funnels/life-assessment/screens/results-call.ts";
import { ResultsPage } from "#app/funnels/life-assessment/screens/results-page.tsx";
import { pageMeta } from "#app/funnels/shared/screens/page-meta.ts";

export const meta = pageMeta({
  title: "Your complete results",
  description: "Five areas, 25 sides, and what to do about them.",
  path: "/quiz2/results",
  isIndexed: false,
});

export const handle = { earlyScript: RESULTS_CALL_SCRIPT };

export default ResultsPage;
