import { Container } from "#app/design/layout.tsx";
import { useClaimText } from "#app/funnels/shared/screens/page/site.tsx";
import { useScrolledPast } from "#app/funnels/shared/screens/use-scrolled-past.ts";
import { claims } from "../content/claims.ts";
import { bar, hero } from "../content/sales-page.ts";
import { regularPrice } from "../rules/price.ts";
import { isBarDue } from "../rules/scroll-triggers.ts";
import { BuyLink } from "./buy-link.tsx";
import { Countdown, useCountdownEnd } from "./countdown.tsx";
import * as css from "./offer-bars.css.ts";
import { PriceTag } from "./price-tag.tsx";

/**
 * The banner with the countdown, and further down the page the bar with the link to the checkout. The bar takes over
 * the countdown: banner and bar at once would cover a seventh of a phone's window.
 */
export function OfferBars() {
  const label = useClaimText()(claims.offerEnds);
  const endsAtMs = useCountdownEnd();
  const isBarShown = useScrolledPast(isBarDue);
  return (
    <>
      {label && (
        <aside className={isBarShown ? css.coveredBanner : css.banner} aria-label={label}>
          <p className={css.bannerText}>
            <span>{label}</span>
            <Countdown label={label} endsAtMs={endsAtMs} />
          </p>
        </aside>
      )}
      {isBarShown && (
        <aside className={css.bar} aria-label={bar.label}>
          <Container className={css.row}>
            <p className={css.contents}>{bar.contents}</p>
            {label && (
              <p className={css.held}>
                {bar.held} <Countdown label={label} endsAtMs={endsAtMs} />
              </p>
            )}
            <div className={css.price}>
              <PriceTag price={regularPrice} once={hero.once} />
            </div>
            <div className={css.buy}>
              <BuyLink size="s" />
            </div>
          </Container>
        </aside>
      )}
    </>
  );
}
