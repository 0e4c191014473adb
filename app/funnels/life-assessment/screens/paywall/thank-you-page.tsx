import { useEffect } from "react";
import { seconds } from "#app/domain/duration.ts";
import { footer } from "#app/funnels/life-assessment/content/landing.ts";
import { celebrate } from "#app/funnels/shared/screens/celebrate.ts";
import { SlimPage } from "#app/funnels/shared/screens/slim-page.tsx";
import type { ThankYou } from "#app/subscriptions/rules/trial-pages.ts";
import { keepPaymentCompleted } from "../kept-attempt.ts";
import { ThankYouActions } from "./thank-you-actions.tsx";
import { ThankYouHead } from "./thank-you-head.tsx";
import { ThankYouSteps } from "./thank-you-steps.tsx";
import { TrialBackStage } from "./trial-back-stage.tsx";

const CONFETTI = { count: 80, durationMs: seconds(6) };

/**
 * `/quiz2/thank-you` (docs/product.md#thank-you-page). Makes no calls: the loader has synced with Stripe. `named`: the
 * attempt from the cookie, for a browser whose storage is disabled or was cleared.
 */
export function ThankYouPage({ thankYou, named }: { thankYou: ThankYou; named: string | null }) {
  const isConfirmed = thankYou.state === "confirmed";
  useEffect(keepPaymentCompleted, []);
  useEffect(() => (isConfirmed ? celebrate(CONFETTI) : undefined), [isConfirmed]);
  return (
    <SlimPage accent="lagoon" footer={footer}>
      {thankYou.back ? (
        <TrialBackStage back={thankYou.back} />
      ) : (
        <ThankYouHead thankYou={thankYou} />
      )}
      <ThankYouSteps />
      {!thankYou.back && <ThankYouActions named={named} />}
    </SlimPage>
  );
}
