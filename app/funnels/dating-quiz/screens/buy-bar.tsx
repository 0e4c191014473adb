import { type ReactNode, useEffect, useState } from "react";
import { Container } from "#app/design/layout.tsx";
import { buyBar, pricing } from "../content/offer.ts";
import { isBarShown } from "../rules/buy-bar.ts";
import * as css from "./buy-bar.css.ts";

/** The price and the button at hand, once somebody reads on (specification, section 9). */
export function BuyBar({ buy }: { buy: ReactNode }) {
  const isShown = useScrolledPast(isBarShown);
  if (!isShown) return null;
  return (
    <section className={css.bar} aria-label={buyBar.label}>
      <Container className={css.row}>
        <p>
          <strong className={css.price}>{pricing.price}</strong>
          <span className={css.unit}>{pricing.unit}</span>
        </p>
        {buy}
      </Container>
    </section>
  );
}

function useScrolledPast(isPast: (scrolledPx: number, windowHeightPx: number) => boolean): boolean {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const judge = () => setIsShown(isPast(window.scrollY, window.innerHeight));
    judge();
    const passive = { passive: true };
    window.addEventListener("scroll", judge, passive);
    window.addEventListener("resize", judge, passive);
    return () => {
      window.removeEventListener("scroll", judge);
      window.removeEventListener("resize", judge);
    };
  }, [isPast]);
  return isShown;
}
