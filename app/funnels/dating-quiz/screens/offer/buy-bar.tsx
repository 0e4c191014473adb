import type { ReactNode } from "react";
import { Container } from "#app/design/layout.tsx";
import { buyBar, pricing } from "#app/funnels/dating-quiz/content/bundle.ts";
import { isBarShown } from "#app/funnels/dating-quiz/rules/offer.ts";
import { useScrolledPast } from "#app/funnels/shared/screens/use-scrolled-past.ts";
import * as css from "./buy-bar.css.ts";

/** Price and buy button, shown once the visitor has scrolled on. */
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
