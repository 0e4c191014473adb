import type { ReactNode } from "react";
import * as css from "./buy-bar.css.ts";
import { Container } from "./layout.tsx";

type BuyBarProps = {
  /** Names the region. */
  label: string;
  price: string;
  unit: string;
  /** The button. */
  children: ReactNode;
};

/** Price and button at the bottom of the window. A page has at most one, and toasts stay above it. */
export const BuyBar = ({ label, price, unit, children }: BuyBarProps) => (
  <section className={css.bar} aria-label={label}>
    <Container className={css.row}>
      <p>
        <strong className={css.price}>{price}</strong>
        <span className={css.unit}>{unit}</span>
      </p>
      {children}
    </Container>
  </section>
);
