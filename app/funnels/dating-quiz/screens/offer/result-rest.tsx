import type { ReactNode } from "react";
import { claims } from "#app/funnels/dating-quiz/content/claims.ts";
import type { Reader } from "#app/funnels/dating-quiz/rules/reader.ts";
import { BundleContents, BuyerTestimonials, OfferQuestions } from "./offer-sections.tsx";
import { PricingBlock, SaleCountdown } from "./pricing-block.tsx";

type ResultRestProps = {
  reader: Reader;
  buy: ReactNode;
  /** The countdown's label; null hides the countdown. */
  ends: string | null;
  secondsLeft: number;
};

/** The flash sale below the result, loaded on demand. */
export const ResultRest = ({ reader, buy, ends, secondsLeft }: ResultRestProps) => (
  <>
    <BundleContents archetype={reader.archetype} />
    <BuyerTestimonials gender={reader.gender} buyers={claims.resultBuyers} />
    <PricingBlock
      buy={buy}
      countdown={ends && <SaleCountdown label={ends} secondsLeft={secondsLeft} />}
    />
    <OfferQuestions />
  </>
);
