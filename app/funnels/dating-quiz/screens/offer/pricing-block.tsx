import type { ReactNode } from "react";
import { Countdown } from "#app/design/feedback/countdown.tsx";
import { Container } from "#app/design/layout.tsx";
import { pricing } from "#app/funnels/dating-quiz/content/bundle.ts";
import { claims } from "#app/funnels/dating-quiz/content/claims.ts";
import { splitTime } from "#app/funnels/shared/rules/countdown.ts";
import { Guarantee } from "#app/funnels/shared/screens/guarantee.tsx";
import { useClaimText } from "#app/funnels/shared/screens/page/site.tsx";
import { useSecondsLeft } from "#app/funnels/shared/screens/use-seconds-left.ts";
import * as css from "./pricing-block.css.ts";

/** Price, countdown and guarantee. */
export function PricingBlock({ countdown, buy }: { countdown: ReactNode; buy: ReactNode }) {
  const claimText = useClaimText();
  const was = claimText(claims.was);
  const savings = [claimText(claims.off), claimText(claims.save)].filter(Boolean);
  return (
    <section className={css.section} aria-labelledby="price-title" id="price">
      <Container>
        <div className={css.panel}>
          <div className={css.words}>
            <h2 id="price-title">{pricing.title}</h2>
            <Guarantee covers="order" look="night" />
          </div>
          <div className={css.offer}>
            {countdown}
            <div>
              {was && (
                <p className={css.was}>
                  {pricing.was} <s>{was}</s>
                </p>
              )}
              <p className={css.amounts}>
                <strong className={css.price}>{pricing.price}</strong>
                <span className={css.unit}>{pricing.unit}</span>
              </p>
              {savings.length > 0 && <p className={css.saving}>{savings.join(" · ")}</p>}
            </div>
            {buy}
          </div>
        </div>
      </Container>
    </section>
  );
}

/** Minutes and seconds. */
export function SaleCountdown({ label, secondsLeft }: { label: string; secondsLeft: number }) {
  const { minutes, seconds } = splitTime(secondsLeft);
  return (
    <div className={css.countdown}>
      <p className={css.countdownLabel}>{label}</p>
      <Countdown
        label={label}
        parts={[
          { value: minutes, unit: pricing.minutes },
          { value: seconds, unit: pricing.seconds },
        ]}
      />
    </div>
  );
}

/** The offer's own timer: it keeps running in payment mode, and stops at 0. */
export const OfferCountdown = ({ label, endsAtMs }: { label: string; endsAtMs: number }) => (
  <SaleCountdown label={label} secondsLeft={useSecondsLeft(endsAtMs)} />
);
