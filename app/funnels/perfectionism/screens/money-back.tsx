import { Container } from "#app/design/layout.tsx";
import { moneyBack } from "../content/sales-page.ts";
import { DrawnLoop } from "./drawn-loop.tsx";
import * as css from "./money-back.css.ts";

export const MoneyBack = () => (
  <section className={css.section} aria-labelledby="guarantee-title">
    <Container className={css.columns}>
      <p className={css.seal} aria-hidden="true">
        <DrawnLoop />
        <span className={css.figure}>{moneyBack.figure}</span>
        {moneyBack.unit}
      </p>
      <div>
        <h2 id="guarantee-title">{moneyBack.title}</h2>
        <p className={css.text}>{moneyBack.text}</p>
      </div>
    </Container>
  </section>
);
