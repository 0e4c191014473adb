import { type RefObject, useEffect, useState } from "react";
import { Button } from "#app/design/controls/button.tsx";
import { Container } from "#app/design/layout.tsx";
import type { Offer } from "#app/domain/purchase/subscription.ts";
import { bar } from "#app/funnels/life-assessment/content/paywall.ts";
import * as css from "./paywall-bar.css.ts";

type PaywallBarProps = {
  offer: Offer;
  /** The card's own button: the bar shows while it is out of view. */
  start: RefObject<HTMLButtonElement>;
  onStart: () => void;
};

/** Price and start button at the bottom of a phone, while the card's own button is out of sight. */
export function PaywallBar({ offer, start, onStart }: PaywallBarProps) {
  const isAway = useIsAway(start);
  if (!isAway) return null;
  const { price, unit, action } = bar[offer];
  return (
    <section className={css.bar} aria-label={bar.label}>
      <Container className={css.row}>
        <p>
          <strong className={css.price}>{price}</strong>
          <span className={css.unit}>{unit}</span>
        </p>
        <Button onClick={onStart}>{action}</Button>
      </Container>
    </section>
  );
}

function useIsAway(target: RefObject<HTMLElement>): boolean {
  const [isAway, setIsAway] = useState(false);
  useEffect(() => {
    if (target.current === null) return;
    const observer = new IntersectionObserver(([entry]) => setIsAway(!entry?.isIntersecting));
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [target]);
  return isAway;
}
