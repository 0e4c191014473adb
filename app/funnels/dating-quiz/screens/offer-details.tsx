import type { ReactNode, RefObject } from "react";
import { useClaimText } from "#app/funnels/shared/screens/site.tsx";
import { claims } from "../content/claims.ts";
import type { Reader } from "../rules/reader.ts";
import { BundleContents } from "./bundle-contents.tsx";
import { BuyBar } from "./buy-bar.tsx";
import { BuyerVoices } from "./buyer-voices.tsx";
import { FirstBooks } from "./first-books.tsx";
import { OfferClosing } from "./offer-closing.tsx";
import { OfferComparison } from "./offer-comparison.tsx";
import { OfferHero } from "./offer-hero.tsx";
import { OfferPattern } from "./offer-pattern.tsx";
import { OfferQuestions } from "./offer-questions.tsx";
import { PricingBlock } from "./pricing-block.tsx";
import { ReadingList } from "./reading-list.tsx";
import { OfferCountdown } from "./sale-countdown.tsx";

type OfferDetailsProps = {
  name: string;
  reader: Reader;
  heading: RefObject<HTMLHeadingElement>;
  endsAtMs: number;
  buy: (size: "m" | "l") => ReactNode;
};

/** The sales page: first what was found, then what is sold. */
export function OfferDetails({ name, reader, heading, endsAtMs, buy }: OfferDetailsProps) {
  const ends = useClaimText()(claims.offerEnds);
  return (
    <>
      <OfferHero {...{ name, reader, heading }} buy={buy("l")} />
      <OfferPattern archetype={reader.archetype} />
      <FirstBooks reader={reader} />
      <ReadingList reader={reader} />
      <BundleContents />
      <BuyerVoices gender={reader.gender} buyers={claims.buyers} />
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
