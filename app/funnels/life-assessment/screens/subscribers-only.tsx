import { LinkButton } from "#app/design/controls/button.tsx";
import { StatePage } from "#app/design/feedback/state-page.tsx";
import type { Offer } from "#app/domain/purchase/subscription.ts";
import { closedHistory } from "#app/funnels/life-assessment/content/history.ts";
import { footer } from "#app/funnels/life-assessment/content/site-texts.ts";
import { LINK_FORM, PAYWALL_PATH, wayBack } from "#app/funnels/shared/content/trial.ts";
import { SlimPage } from "#app/funnels/shared/screens/page/slim-page.tsx";

export type SubscribersOnlyProps = {
  /** There is an attempt to pay for. */
  hasAttempt: boolean;
  offer: Offer;
  texts: Readonly<Record<Offer, Readonly<Record<"title" | "text" | "action", string>>>>;
};

/** What a page of the subscription is to everybody else. */
export function SubscribersOnly({ hasAttempt, offer, texts }: SubscribersOnlyProps) {
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
