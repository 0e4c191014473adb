import type { ReactNode } from "react";
import { closing, pricing } from "#app/funnels/dating-quiz/content/bundle.ts";
import { claims } from "#app/funnels/dating-quiz/content/claims.ts";
import { offer } from "#app/funnels/dating-quiz/content/offer.ts";
import { ClosingPanel } from "#app/funnels/shared/screens/closing-panel.tsx";
import { Facts } from "#app/funnels/shared/screens/facts.tsx";
import { useClaimText } from "#app/funnels/shared/screens/site.tsx";
import * as css from "./offer-closing.css.ts";

/** The final call to action, with the price once more. */
export function OfferClosing({ buy }: { buy: ReactNode }) {
  const claimText = useClaimText();
  const regular = claimText(claims.regular);
  return (
    <ClosingPanel title={closing.title} lead={closing.lead}>
      <div>
        {regular && (
          <p className={css.small}>
            {pricing.regular} <s>{regular}</s> · {claimText(claims.saveRegular)}
          </p>
        )}
        <p className={css.amounts}>
          <strong className={css.price}>{pricing.price}</strong> {pricing.unit}
        </p>
      </div>
      {buy}
      <p className={css.small}>{offer.terms}</p>
      <Facts facts={closing.facts} />
    </ClosingPanel>
  );
}
