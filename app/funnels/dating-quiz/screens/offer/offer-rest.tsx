import type { ReactNode } from "react";
import { BuyBar } from "#app/design/buy-bar.tsx";
import { buyBar, closing, pricing } from "#app/funnels/dating-quiz/content/bundle.ts";
import { claims } from "#app/funnels/dating-quiz/content/claims.ts";
import { isBarShown } from "#app/funnels/dating-quiz/rules/offer.ts";
import type { Reader } from "#app/funnels/dating-quiz/rules/reader.ts";
import { ClosingPanel } from "#app/funnels/shared/screens/closing-panel.tsx";
import { useClaimText } from "#app/funnels/shared/screens/page/site.tsx";
import { useScrolledPast } from "#app/funnels/shared/screens/use-scrolled-past.ts";
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
      <BundleContents archetype={reader.archetype} />
      <BuyerTestimonials gender={reader.gender} buyers={claims.buyers} />
      <PricingBlock
        buy={buy("l")}
        countdown={ends && <OfferCountdown label={ends} endsAtMs={endsAtMs} />}
      />
      <OfferQuestions />
      <OfferClosing buy={buy("l")} />
      <ScrolledBar buy={buy("m")} />
    </>
  );
}

/** A component of its own, so that scrolling renders nothing else. */
function ScrolledBar({ buy }: { buy: ReactNode }) {
  const isShown = useScrolledPast(isBarShown);
  if (!isShown) return null;
  return (
    <BuyBar label={buyBar.label} price={pricing.price} unit={pricing.unit}>
      {buy}
    </BuyBar>
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
