import { OptionalContent } from "#app/design/optional-content.tsx";
import { accents } from "#app/design/theme.css.ts";
import { ClosingPanel } from "#app/funnels/shared/screens/closing-panel.tsx";
import { Footer } from "#app/funnels/shared/screens/footer.tsx";
import { useClaimText } from "#app/funnels/shared/screens/site.tsx";
import { SlimBar } from "#app/funnels/shared/screens/slim-page.tsx";
import { claims } from "../content/claims.ts";
import { closing, footer, hero } from "../content/sales-page.ts";
import { regularPrice } from "../rules/price.ts";
import { BuyLink } from "./buy-link.tsx";
import { CountdownBanner } from "./countdown-banner.tsx";
import { ExitIntent } from "./exit-intent.tsx";
import { Hero } from "./hero.tsx";
import { Inside } from "./inside.tsx";
import { MoneyBack } from "./money-back.tsx";
import { OfferBar } from "./offer-bar.tsx";
import { PainPoints } from "./pain-points.tsx";
import { PriceTag } from "./price-tag.tsx";
import { Proof } from "./proof.tsx";
import { Questions } from "./questions.tsx";
import * as css from "./sales-page.css.ts";
import { Testimonials } from "./testimonials.tsx";
import { ValueTable } from "./value-table.tsx";

/** `/perfectionism` (docs/product.md#perfectionism-page). */
export function SalesPage() {
  const offerEnds = useClaimText()(claims.offerEnds);
  return (
    <div className={`${accents.iris} ${css.page}`}>
      {offerEnds && <CountdownBanner label={offerEnds} />}
      <OfferBar isUnderBanner={offerEnds !== null} />
      <SlimBar />
      <main>
        <Hero />
        <PainPoints />
        <Inside />
        <Testimonials />
        <Proof />
        <ValueTable />
        <MoneyBack />
        <Closing />
        <Questions />
      </main>
      <Footer {...footer} />
      <OptionalContent>
        <ExitIntent />
      </OptionalContent>
    </div>
  );
}

const Closing = () => (
  <ClosingPanel {...closing}>
    <PriceTag price={regularPrice} once={hero.once} />
    <BuyLink />
  </ClosingPanel>
);
