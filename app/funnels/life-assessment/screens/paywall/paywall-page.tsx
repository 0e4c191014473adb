import { useEffect, useState } from "react";
import { LinkButton } from "#app/design/controls/button.tsx";
import { StatePage } from "#app/design/feedback/state-page.tsx";
import {
  expired,
  overdue,
  subscribed,
  withoutCookie,
} from "#app/funnels/life-assessment/content/paywall.ts";
import { footer } from "#app/funnels/life-assessment/content/site-texts.ts";
import { MANAGE_LINK, MANAGE_PATH, resultsOf } from "#app/funnels/shared/content/trial.ts";
import { useCookiesBlocked } from "#app/funnels/shared/screens/call-api.ts";
import { SlimPage } from "#app/funnels/shared/screens/page/slim-page.tsx";
import type { Paywall, RefusedCheckout } from "#app/subscriptions/rules/trial-pages.ts";
import { chooseAttempt } from "../kept-value.ts";
import { PaywallOffer } from "./paywall-offer.tsx";

type PaywallPageProps = {
  paywall: Paywall;
  refused: RefusedCheckout | null;
  /** Whether the form was opened by a request, without script. */
  isFormAsked: boolean;
};

/** `/quiz2/paywall` (docs/product.md#paywall). */
export function PaywallPage({ paywall, refused, isFormAsked }: PaywallPageProps) {
  const attemptId = useChosenAttempt(paywall);
  const isBlocked = useCookiesBlocked();
  return (
    <SlimPage accent="lagoon" footer={footer}>
      {paywall.isOverdue ? (
        <PaywallOverdue />
      ) : paywall.isSubscribed ? (
        <PaywallSubscribed attemptId={paywall.attemptId} />
      ) : isBlocked ? (
        <StatePage scene="locked" {...withoutCookie} href="" />
      ) : attemptId === null ? (
        <StatePage scene="nothing-here" {...expired} href="/quiz2" />
      ) : (
        <PaywallOffer
          paywall={paywall}
          attemptId={attemptId}
          refused={refused}
          isFormAsked={isFormAsked}
        />
      )}
    </SlimPage>
  );
}

/** The attempt as the server guesses, until browser storage is read. */
function useChosenAttempt({ attemptId, readable }: Paywall): string | null {
  const [chosen, setChosen] = useState(attemptId);
  useEffect(() => setChosen(chooseAttempt(readable)), [readable]);
  return chosen;
}

/** Shown instead of the offer to a subscriber with an open payment. */
const PaywallOverdue = () => (
  <StatePage scene="error" {...overdue} action={MANAGE_LINK} href={MANAGE_PATH} />
);

/** Shown instead of the offer, so that nobody pays twice. */
const PaywallSubscribed = ({ attemptId }: { attemptId: string | null }) => (
  <StatePage
    scene="paid"
    title={subscribed.title}
    text={subscribed.lead}
    action={subscribed.results}
    href={resultsOf(attemptId)}
  >
    <LinkButton href={MANAGE_PATH} tone="quiet" size="l">
      {MANAGE_LINK}
    </LinkButton>
  </StatePage>
);
