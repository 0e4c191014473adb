import type { ReactNode } from "react";
import { Icon } from "#app/design/icon.tsx";
import { Container } from "#app/design/layout.tsx";
import { useClaimText } from "#app/funnels/shared/screens/site.tsx";
import { claims } from "../content/claims.ts";
import { closing, offer, pricing } from "../content/offer.ts";
import * as css from "./offer-closing.css.ts";

/** The final call to action, with the price once more. */
export function OfferClosing({ buy }: { buy: ReactNode }) {
  const claimText = useClaimText();
  const regular = claimText(claims.regular);
  return (
    <section className={css.section} aria-labelledby="closing-title">
      <Container>
        <div className={css.panel}>
          <div>
            <h2 id="closing-title">{closing.title}</h2>
            <p className={css.lead}>{closing.lead}</p>
          </div>
          <div className={css.side}>
            <div>
              {regular && (
                <p className={css.regular}>
                  {pricing.regular} <s>{regular}</s> · {claimText(claims.saveRegular)}
                </p>
              )}
              <p className={css.amounts}>
                <strong className={css.price}>{pricing.price}</strong> {pricing.unit}
              </p>
            </div>
            {buy}
            <p className={css.terms}>{offer.terms}</p>
            <ul role="list" className={css.facts}>
              {offer.facts.map((fact) => (
                <li key={fact} className={css.fact}>
                  <Icon name="check" size={16} />
                  {fact}
                </li>
              ))}
            </ul>
          </div>
        </div>
      </Container>
    </section>
  );
}
