import { useEffect, useState } from "react";
import { StatePage } from "#app/design/feedback/state-page.tsx";
import { expired } from "#app/funnels/life-assessment/content/paywall.ts";
import { footer } from "#app/funnels/life-assessment/content/site-texts.ts";
import { SlimPage } from "#app/funnels/shared/screens/page/slim-page.tsx";
import type { Paywall, RefusedCheckout } from "#app/subscriptions/rules/trial-pages.ts";
import { findKeptAttempt } from "../kept-value.ts";
import { PaywallOffer } from "./paywall-offer.tsx";
import { PaywallOverdue, PaywallSubscribed } from "./paywall-subscribed.tsx";

type PaywallPageProps = {
  paywall: Paywall;
  refused: RefusedCheckout | null;
  /** Whether the form was opened by a request, without script. */
  isFormAsked: boolean;
};

/** `/quiz2/paywall` (docs/product.md#paywall). */
export function PaywallPage({ paywall, refused, isFormAsked }: PaywallPageProps) {
  const attemptId = useKeptAttempt(paywall.attemptId);
  return (
    <SlimPage accent="lagoon" footer={footer}>
      {paywall.isOverdue ? (
        <PaywallOverdue />
      ) : paywall.isSubscribed ? (
        <PaywallSubscribed />
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
function useKeptAttempt(guess: string | null): string | null {
  const [attemptId, setAttemptId] = useState(guess);
  useEffect(() => {
    const kept = findKeptAttempt();
    if (kept !== null) setAttemptId(kept);
  }, []);
  return attemptId;
}
