import { useEffect } from "react";
import { seconds } from "#app/domain/duration.ts";
import { useClaimText } from "#app/funnels/shared/screens/site.tsx";
import { claims } from "../content/claims.ts";
import { tickSale } from "../rules/flow.ts";
import { findReader } from "../rules/reader.ts";
import { BundleContents } from "./bundle-contents.tsx";
import { BuyButton } from "./buy-button.tsx";
import { BuyerVoices } from "./buyer-voices.tsx";
import { FirstBooks } from "./first-books.tsx";
import { OfferHero } from "./offer-hero.tsx";
import { OfferQuestions } from "./offer-questions.tsx";
import { PaidStage } from "./paid-stage.tsx";
import { PricingBlock } from "./pricing-block.tsx";
import { SaleCountdown } from "./sale-countdown.tsx";
import type { StageProps } from "./stage-props.ts";
import { usePurchase } from "./use-purchase.ts";

/** The result with its flash sale. It exists, and is not on the normal path (specification, section 2). */
export function ResultStage(props: StageProps) {
  const { session, change, heading } = props;
  const { isPending, isPaid, buy } = usePurchase(props);
  const ends = useClaimText()(claims.saleEnds);
  const reader = findReader(session);
  useFlashSale(ends !== null && !isPaid && session.timeLeft > 0, change);

  if (isPaid) return <PaidStage />;
  if (!reader) return null;
  const button = <BuyButton isPending={isPending} onBuy={buy} />;
  return (
    <>
      <OfferHero name={session.name} {...{ reader, heading }} buy={button} />
      <FirstBooks reader={reader} />
      <BundleContents />
      <BuyerVoices gender={reader.gender} buyers={claims.resultBuyers} />
      <PricingBlock
        buy={button}
        countdown={ends && <SaleCountdown label={ends} secondsLeft={session.timeLeft} />}
      />
      <OfferQuestions />
    </>
  );
}

/** Each second is kept in the session, so that a reload gives none back. */
function useFlashSale(isRunning: boolean, change: StageProps["change"]): void {
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => change(tickSale), seconds(1));
    return () => clearInterval(timer);
  }, [isRunning, change]);
}
