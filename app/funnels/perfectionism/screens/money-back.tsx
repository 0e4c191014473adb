import { Container } from "#app/design/layout.tsx";
import { GUARANTEE_DAYS, GUARANTEE_ID } from "#app/funnels/shared/content/guarantee-term.ts";
import { useClaimText } from "#app/funnels/shared/screens/page/site.tsx";
import { claims } from "../content/claims.ts";
import { moneyBack } from "../content/sales-page.ts";
import { DrawnLoop } from "./drawn-loop.tsx";
import * as css from "./money-back.css.ts";

/** The term that the page shows. */
export const useGuaranteeDays = (): string =>
  useClaimText()(claims.guaranteeDays) ?? `${GUARANTEE_DAYS}`;

export function MoneyBack() {
  const days = useGuaranteeDays();
  return (
    <section className={css.section} id={GUARANTEE_ID} aria-labelledby="guarantee-title">
      <Container className={css.columns}>
        <p className={css.seal} aria-hidden="true">
          <DrawnLoop />
          <span className={css.figure}>{days}</span>
          {moneyBack.unit}
        </p>
        <div>
          <h2 id="guarantee-title">{moneyBack.title(days)}</h2>
          <p className={css.text}>{moneyBack.text(days)}</p>
        </div>
      </Container>
    </section>
  );
}
