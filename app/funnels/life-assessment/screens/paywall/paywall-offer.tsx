import { Container } from "#app/design/layout.tsx";
import { previewTestimonials } from "#app/funnels/life-assessment/content/claims.ts";
import { intro, testimonialsPart } from "#app/funnels/life-assessment/content/paywall.ts";
import { benefits } from "#app/funnels/life-assessment/content/preview.ts";
import { useClaimText } from "#app/funnels/shared/screens/page/site.tsx";
import { Testimonials } from "#app/funnels/shared/screens/testimonials.tsx";
import type { Paywall, RefusedCheckout } from "#app/subscriptions/rules/trial-pages.ts";
import { AreaFlower, evenly } from "../flower/area-flower.tsx";
import { BenefitList } from "../preview/trial-benefits.tsx";
import * as css from "./paywall-offer.css.ts";
import { PaywallTrial } from "./paywall-trial.tsx";

type PaywallOfferProps = {
  paywall: Paywall;
  attemptId: string;
  refused: RefusedCheckout | null;
  isFormAsked: boolean;
};

/** Benefits, price and testimonials. */
export const PaywallOffer = (props: PaywallOfferProps) => (
  <>
    <Container className={css.layout}>
      <div className={css.panel}>
        <div className={css.words}>
          <h1 className={css.title}>{intro.title}</h1>
          <p className={css.lead}>{intro.lead}</p>
        </div>
        <div className={css.rose}>
          <AreaFlower scores={evenly(100)} />
        </div>
      </div>
      <div className={css.trial}>
        <PaywallTrial {...props} />
      </div>
      <section className={css.benefits} aria-labelledby="benefits-title">
        <h2 id="benefits-title" className={css.partTitle}>
          {benefits.title}
        </h2>
        <BenefitList />
      </section>
    </Container>
    <PaywallTestimonials />
  </>
);

/** Renders nothing if the claims mode hides all quotes. */
function PaywallTestimonials() {
  const claimText = useClaimText();
  if (!previewTestimonials.some(({ quote }) => claimText(quote))) return null;
  return (
    <Container className={css.testimonialsPart}>
      <section aria-labelledby="voices-title">
        <h2 id="voices-title" className={css.testimonialsTitle}>
          {testimonialsPart.title}
        </h2>
        <Testimonials testimonials={previewTestimonials} />
      </section>
    </Container>
  );
}
