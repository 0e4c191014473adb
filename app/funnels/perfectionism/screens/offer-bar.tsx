import { useEffect, useState } from "react";
import { Container } from "#app/design/layout.tsx";
import { bar, hero } from "../content/sales-page.ts";
import { isBarDue } from "../rules/bars.ts";
import { regularPrice } from "../rules/price.ts";
import { BuyLink } from "./buy-link.tsx";
import * as css from "./offer-bar.css.ts";
import { PriceTag } from "./price-tag.tsx";

/** The way to the checkout, always at hand: below the banner on a desktop, at the bottom of a phone. */
export function OfferBar({ isUnderBanner }: { isUnderBanner: boolean }) {
  const isShown = useBarDue();
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

function useBarDue(): boolean {
  const [isDue, setIsDue] = useState(false);

  useEffect(() => {
    const look = () =>
      setIsDue(
        isBarDue({
          scrolledPx: window.scrollY,
          windowWidthPx: window.innerWidth,
          windowHeightPx: window.innerHeight,
        }),
      );
    look();
    window.addEventListener("scroll", look, { passive: true });
    window.addEventListener("resize", look);
    return () => {
      window.removeEventListener("scroll", look);
      window.removeEventListener("resize", look);
    };
  }, []);

  return isDue;
}
