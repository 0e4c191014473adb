import { Button } from "#app/design/button.tsx";
import { Icon } from "#app/design/icon.tsx";
import { showToast } from "#app/design/toast-store.ts";
import { actions } from "#app/funnels/life-assessment/content/paid-actions.ts";
import { planPart } from "#app/funnels/life-assessment/content/results.ts";
import type { CompleteArea } from "#app/funnels/life-assessment/rules/complete-results.ts";
import { PLAN_FILE_NAME } from "#app/funnels/life-assessment/rules/plan-text.ts";
import type { Results } from "#app/funnels/life-assessment/rules/results.ts";
import { download } from "#app/funnels/shared/content/download.ts";
import { isInApp } from "#app/funnels/shared/screens/use-in-app-browser.ts";
import { AppLink } from "../paywall/app-link.tsx";
import { ResultsPanel } from "./results-panel.tsx";
import { saveTextFile } from "./save-text-file.ts";

type ResultsPlanProps = { results: Results; areas: readonly CompleteArea[] };

export const ResultsPlan = ({ results, areas }: ResultsPlanProps) => (
  <ResultsPanel id="plan-title" {...planPart}>
    <Button onClick={() => downloadPlan(results, areas)}>
      <Icon name="download" />
      {actions.plan}
    </Button>
    <AppLink />
  </ResultsPanel>
);

/** The plan's writer is loaded on click. */
async function downloadPlan(results: Results, areas: readonly CompleteArea[]): Promise<void> {
  try {
    const { writeActionPlan } = await import("#app/funnels/life-assessment/rules/action-plan.ts");
    saveTextFile(PLAN_FILE_NAME, writeActionPlan(results, areas, Date.now()));
    showToast(isInApp() ? { title: download.inApp } : actions.planReady);
  } catch {
    showToast({ ...actions.planNotLoaded, tone: "problem" });
  }
}
