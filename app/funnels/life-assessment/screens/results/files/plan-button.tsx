import { Button } from "#app/design/controls/button.tsx";
import { showToast } from "#app/design/feedback/toast-store.ts";
import { Icon } from "#app/design/icon.tsx";
import type { Locale } from "#app/domain/locale.ts";
import { actions } from "#app/funnels/life-assessment/content/paid-actions.ts";
import type {
  CompleteArea,
  CompleteResults,
} from "#app/funnels/life-assessment/rules/complete-results.ts";
import { download } from "#app/funnels/shared/content/download.ts";
import { useLocale } from "#app/funnels/shared/screens/page/site.tsx";
import { saveTextFile } from "#app/funnels/shared/screens/sharing.tsx";
import { isInApp } from "#app/funnels/shared/screens/use-in-app-browser.ts";

type PlanButtonProps = { results: CompleteResults; areas: readonly CompleteArea[] };

/** Saves the plan as a text file. */
export function PlanButton({ results, areas }: PlanButtonProps) {
  const locale = useLocale();
  return (
    <Button tone="quiet" onClick={() => downloadPlan(results, areas, locale)}>
      <Icon name="download" />
      {actions.plan}
    </Button>
  );
}

/** Loads the code that writes the plan on click. */
async function downloadPlan(
  results: CompleteResults,
  areas: readonly CompleteArea[],
  locale: Locale,
): Promise<void> {
  try {
    const { writeActionPlan } = await import("#app/funnels/life-assessment/rules/action-plan.ts");
    const { origin } = window.location;
    const plan = writeActionPlan(results, areas, { nowMs: Date.now(), locale, origin });
    saveTextFile(actions.planFile, plan);
    showToast(isInApp() ? { title: download.inApp } : actions.planReady);
  } catch {
    showToast({ ...actions.planNotLoaded, tone: "problem" });
  }
}
