import { Container } from "#app/design/layout.tsx";
import {
  intro,
  opens,
  testimonials,
  testimonialsPart,
} from "#app/funnels/life-assessment/content/paywall.ts";
import { PaperFan } from "#app/funnels/shared/screens/goods/paper-fan.tsx";
import { useQuotes } from "#app/funnels/shared/screens/reviews.tsx";
import { Testimonials } from "#app/funnels/shared/screens/testimonials.tsx";
import type { Paywall, RefusedCheckout } from "#app/subscriptions/rules/trial-pages.ts";
import { AreaFlower, evenly } from "../flower/area-flower.tsx";
import * as css from "./paywall-offer.css.ts";
import { PaywallTrial } from "./paywall-trial.tsx";

type PaywallOfferProps = {
  paywall: Paywall;
  attemptId: string;
  refused: RefusedCheckout | null;
  isFormAsked: boolean;
};

/** The visitor's flower, what opens, the price and testimonials. */
export const PaywallOffer = (props: PaywallOfferProps) => {
  const { paywall, attemptId } = props;
  // Browser storage may name a different attempt from the server.
  const shape = attemptId === paywall.attemptId ? paywall.shape : null;
  return (
    <>
      <Container className={css.layout}>
        <div className={css.panel}>
          <div className={css.flower}>
            <AreaFlower scores={shape ?? evenly(100)} />
          </div>
          <h1 className={css.title}>{intro.title}</h1>
          <p className={css.lead}>{intro.lead}</p>
        </div>
        <section className={css.opens} aria-labelledby="opens-title">
          <h2 id="opens-title" className={css.partTitle}>
            {opens.title}
          </h2>
          {paywall.hasPictures && <PaperFan of="life-report" />}
          <ul role="list" className={css.goods}>
            {opens.items.map(({ title, text }) => (
              <li key={title} className={css.good}>
                <h3 className={css.goodTitle}>{title}</h3>
                <p className={css.goodText}>{text}</p>
              </li>
            ))}
          </ul>
        </section>
        <div className={css.trial}>
          <PaywallTrial {...props} />
        </div>
      </Container>
      <PaywallTestimonials />
    </>
  );
};

/** Renders nothing if nobody is quoted. */
function PaywallTestimonials() {
  const { quotes, heading } = useQuotes(testimonials, testimonialsPart);
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
