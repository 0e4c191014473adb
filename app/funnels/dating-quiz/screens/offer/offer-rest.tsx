import type { ReactNode } from "react";
import { closing, pricing } from "#app/funnels/dating-quiz/content/bundle.ts";
import { claims } from "#app/funnels/dating-quiz/content/claims.ts";
import type { Reader } from "#app/funnels/dating-quiz/rules/reader.ts";
import { ClosingPanel } from "#app/funnels/shared/screens/closing-panel.tsx";
import { useClaimText } from "#app/funnels/shared/screens/page/site.tsx";
import { BuyBar } from "./buy-bar.tsx";
import * as css from "./offer-sections.css.ts";
import { BundleContents, BuyerTestimonials, OfferQuestions } from "./offer-sections.tsx";
import { OfferCountdown, PricingBlock } from "./pricing-block.tsx";
import { ReadingList } from "./reading-list.tsx";

type OfferRestProps = {
  reader: Reader;
  endsAtMs: number;
  buy: (size: "m" | "l") => ReactNode;
};

/** The offer below the result, loaded on demand. */
export function OfferRest({ reader, endsAtMs, buy }: OfferRestProps) {
  const ends = useClaimText()(claims.offerEnds);
  return (
    <>
      <ReadingList reader={reader} />
      <BundleContents />
      <BuyerTestimonials gender={reader.gender} buyers={claims.buyers} />
      <PricingBlock
        buy={buy("l")}
        countdown={ends && <OfferCountdown label={ends} endsAtMs={endsAtMs} />}
      />
      <OfferQuestions />
      <OfferClosing buy={buy("l")} />
      <BuyBar buy={buy("m")} />
    </>
  );
}

/** The final call to action, with the price once more. */
function OfferClosing({ buy }: { buy: ReactNode }) {
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
    </ClosingPanel>
  );
}
