import { StatePage } from "#app/design/state-page.tsx";
import type { Offer } from "#app/domain/subscription.ts";
import { closedHistory } from "#app/funnels/life-assessment/content/history.ts";
import { footer } from "#app/funnels/life-assessment/content/landing.ts";
import { PAYWALL_PATH } from "#app/funnels/shared/content/trial.ts";
import { SlimPage } from "#app/funnels/shared/screens/page/slim-page.tsx";

type HistoryClosedProps = {
  hasAttempt: boolean;
  offer: Offer;
  /** Of another page of the subscription. */
  texts?: Readonly<Record<Offer, Readonly<Record<"title" | "text" | "action", string>>>>;
};

/** What `/quiz2/history`, and the pulse, is to everybody else. */
export function HistoryClosed({ hasAttempt, offer, texts = closedHistory }: HistoryClosedProps) {
  const { action, ...words } = texts[offer];
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
