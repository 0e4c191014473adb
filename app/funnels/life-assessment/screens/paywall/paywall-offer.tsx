import { Container } from "#app/design/layout.tsx";
import { AREAS } from "#app/domain/life-areas.ts";
import { previewTestimonials } from "#app/funnels/life-assessment/content/claims.ts";
import { intro, testimonialsPart } from "#app/funnels/life-assessment/content/paywall.ts";
import { benefits } from "#app/funnels/life-assessment/content/preview.ts";
import { useQuotes } from "#app/funnels/shared/screens/reviews.tsx";
import { Testimonials } from "#app/funnels/shared/screens/testimonials.tsx";
import type { Paywall, RefusedCheckout } from "#app/subscriptions/rules/trial-pages.ts";
import { AreaRose } from "../landing/area-rose.tsx";
import { BenefitList } from "../preview/trial-benefits.tsx";
import * as css from "./paywall-offer.css.ts";
import { PaywallTrial } from "./paywall-trial.tsx";

const petals = AREAS.map((key) => ({ key, length: 100 }));

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
          <AreaRose petals={petals} />
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

/** Renders nothing where nobody is quoted. */
function PaywallTestimonials() {
  const { quotes, heading } = useQuotes(previewTestimonials, testimonialsPart);
  if (quotes.length === 0) return null;
  return (
    <Container className={css.testimonialsPart}>
      <section aria-labelledby="voices-title">
        <h2 id="voices-title" className={css.testimonialsTitle}>
          {heading.title}
        </h2>
        <Testimonials quotes={quotes} />
      </section>
    </Container>
  );
}
