import { Container } from "#app/design/layout.tsx";
import { useScrolledPast } from "#app/funnels/shared/screens/use-scrolled-past.ts";
import { bar, hero } from "../content/sales-page.ts";
import { regularPrice } from "../rules/price.ts";
import { isBarDue } from "../rules/scroll-triggers.ts";
import { BuyLink } from "./buy-link.tsx";
import * as css from "./offer-bar.css.ts";
import { PriceTag } from "./price-tag.tsx";

/** Sticky link to the checkout: below the banner on desktop, at the bottom on a phone. */
export function OfferBar({ isUnderBanner }: { isUnderBanner: boolean }) {
  const isShown = useScrolledPast(isBarDue);
  if (!isShown) return null;
  return (
    <aside className={isUnderBanner ? css.barUnderBanner : css.bar} aria-label={bar.label}>
      <Container className={css.row}>
        <p className={css.contents}>{bar.contents}</p>
        <PriceTag price={regularPrice} once={hero.once} />
        <BuyLink size="s" />
      </Container>
    </aside>
  );
}
