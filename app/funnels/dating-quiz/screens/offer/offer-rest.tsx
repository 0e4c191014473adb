import type { ReactNode } from "react";
import { claims } from "#app/funnels/dating-quiz/content/claims.ts";
import type { Reader } from "#app/funnels/dating-quiz/rules/reader.ts";
import { useClaimText } from "#app/funnels/shared/screens/site.tsx";
import { BundleContents } from "./bundle-contents.tsx";
import { BuyBar } from "./buy-bar.tsx";
import { BuyerTestimonials } from "./buyer-testimonials.tsx";
import { OfferClosing } from "./offer-closing.tsx";
import { OfferComparison } from "./offer-comparison.tsx";
import { OfferQuestions } from "./offer-questions.tsx";
import { PricingBlock } from "./pricing-block.tsx";
import { ReadingList } from "./reading-list.tsx";
import { OfferCountdown } from "./sale-countdown.tsx";

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
