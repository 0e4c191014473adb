import type { ReactNode } from "react";
import { closing, comparison, pricing } from "#app/funnels/dating-quiz/content/bundle.ts";
import { claims } from "#app/funnels/dating-quiz/content/claims.ts";
import { offer } from "#app/funnels/dating-quiz/content/offer.ts";
import type { Reader } from "#app/funnels/dating-quiz/rules/reader.ts";
import { ClosingPanel } from "#app/funnels/shared/screens/closing-panel.tsx";
import { Facts } from "#app/funnels/shared/screens/facts.tsx";
import { Section } from "#app/funnels/shared/screens/page/section.tsx";
import { useClaimText } from "#app/funnels/shared/screens/page/site.tsx";
import { BuyBar } from "./buy-bar.tsx";
import * as css from "./offer-rest.css.ts";
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
      <OfferComparison />
      <OfferQuestions />
      <OfferClosing buy={buy("l")} />
      <BuyBar buy={buy("m")} />
    </>
  );
}

const OfferComparison = () => (
  <Section id="comparison" title={comparison.title} lead={comparison.lead}>
    <ul role="list">
      {comparison.rows.map(({ topic, usual, ours }) => (
        <li key={topic} className={css.row}>
          <h3 className={css.topic}>{topic}</h3>
          <p className={css.usual}>
            <span className={css.name}>{comparison.usual}</span> {usual}
          </p>
          <p className={css.ours}>
            <span className={css.name}>{comparison.ours}</span> {ours}
          </p>
        </li>
      ))}
    </ul>
  </Section>
);

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
      <p className={css.small}>{offer.terms}</p>
      <Facts facts={closing.facts} />
    </ClosingPanel>
  );
}
