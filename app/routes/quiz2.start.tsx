import { START_CALL_SCRIPT } from "#app/funnels/life-assessment/screens/assessment/assessment-calls.ts";
import { AssessmentPage } from "#app/funnels/life-assessment/screens/assessment/assessment-page.tsx";
import { pageMeta } from "#app/funnels/shared/screens/page/page-meta.ts";

export const meta = pageMeta({
  title: "Life Audit assessment",
  description: "One hundred short statements, five areas of life. About five to seven minutes.",
  path: "/quiz2/start",
  isIndexed: false,
});

export const handle = { earlyScript: START_CALL_SCRIPT, waitsForScript: true };

export default AssessmentPage;
