import { StatePage } from "#app/design/feedback/state-page.tsx";
import type { Offer } from "#app/domain/purchase/subscription.ts";
import { closedHistory } from "#app/funnels/life-assessment/content/history.ts";
import { footer } from "#app/funnels/life-assessment/content/site-texts.ts";
import { PAYWALL_PATH } from "#app/funnels/shared/content/trial.ts";
import { SlimPage } from "#app/funnels/shared/screens/page/slim-page.tsx";

type HistoryClosedProps = { hasAttempt: boolean; offer: Offer };

/** `/quiz2/history` of everybody else. */
export function HistoryClosed({ hasAttempt, offer }: HistoryClosedProps) {
  const { action, ...words } = closedHistory[offer];
  return (
    <SlimPage accent="lagoon" footer={footer}>
      <StatePage
        scene="locked"
        {...words}
        action={hasAttempt ? action : closedHistory.assessment}
        href={hasAttempt ? PAYWALL_PATH : "/quiz2"}
      />
    </SlimPage>
  );
}
