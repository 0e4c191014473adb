import { LinkButton } from "#app/design/controls/button.tsx";
import { StatePage } from "#app/design/feedback/state-page.tsx";
import type { Offer } from "#app/domain/purchase/subscription.ts";
import { closedHistory } from "#app/funnels/life-assessment/content/history.ts";
import { closedPulse } from "#app/funnels/life-assessment/content/pulse.ts";
import { footer } from "#app/funnels/life-assessment/content/site-texts.ts";
import { LINK_FORM, PAYWALL_PATH, wayBack } from "#app/funnels/shared/content/trial.ts";
import { SlimPage } from "#app/funnels/shared/screens/page/slim-page.tsx";

type SubscribersOnlyProps = {
  /** Whether there is an attempt to pay for. */
  hasAttempt: boolean;
  offer: Offer;
  texts: Readonly<Record<Offer, Readonly<Record<"title" | "text" | "action", string>>>>;
};

type ClosedProps = Omit<SubscribersOnlyProps, "texts">;

/** `/quiz2/history` for everybody else. */
export const HistoryClosed = (props: ClosedProps) => (
  <SubscribersOnly {...props} texts={closedHistory} />
);

/** The pages of the pulse for everybody else. */
export const PulseClosed = (props: ClosedProps) => (
  <SubscribersOnly {...props} texts={closedPulse} />
);

function SubscribersOnly({ hasAttempt, offer, texts }: SubscribersOnlyProps) {
  const { action, ...words } = texts[offer];
  return (
    <SlimPage accent="lagoon" footer={footer}>
      <StatePage
        scene="locked"
        {...words}
        action={hasAttempt ? action : closedHistory.assessment}
        href={hasAttempt ? PAYWALL_PATH : "/quiz2"}
      >
        <LinkButton href={LINK_FORM} tone="quiet" size="l">
          {wayBack}
        </LinkButton>
      </StatePage>
    </SlimPage>
  );
}
