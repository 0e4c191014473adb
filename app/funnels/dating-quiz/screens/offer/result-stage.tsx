import { useEffect } from "react";
import { seconds } from "#app/domain/duration.ts";
import { claims } from "#app/funnels/dating-quiz/content/claims.ts";
import { chooseDates } from "#app/funnels/dating-quiz/rules/offer.ts";
import { tickSale } from "#app/funnels/dating-quiz/rules/quiz-session.ts";
import { findReader } from "#app/funnels/dating-quiz/rules/reader.ts";
import { useClaimText } from "#app/funnels/shared/screens/page/site.tsx";
import type { StageProps } from "../quiz/stage-props.ts";
import { BuyButton } from "./buy-button.tsx";
import { PaidStage } from "./finish-purchase.tsx";
import { RestOfPage, resultRest } from "./offer-parts.tsx";
import { RevealedPage } from "./reveal.tsx";
import { usePurchase } from "./use-purchase.ts";
import { useSending } from "./use-sending.ts";

/** The result with its flash sale, off the normal path (docs/product.md#result-stage). */
export function ResultStage(props: StageProps) {
  const { session, change, heading } = props;
  const { isPending, isPaid, buy } = usePurchase(props);
  useSending(props);
  const ends = useClaimText()(claims.saleEnds);
  const reader = findReader(session);
  useFlashSale(ends !== null && !isPaid && session.timeLeft > 0, change);

  if (isPaid) return <PaidStage />;
  if (!reader) return null;
  const button = <BuyButton isPending={isPending} onBuy={buy} />;
  return (
    <RevealedPage
      reader={reader}
      heading={heading}
      name={session.name}
      scores={session.scores}
      buy={button}
      onDates={(dates) => change((shown) => chooseDates(shown, dates))}
    >
      <RestOfPage
        part={resultRest}
        reader={reader}
        ends={ends}
        buy={button}
        secondsLeft={session.timeLeft}
      />
    </RevealedPage>
  );
}

/** Each second is stored in the session, so that a reload does not reset the timer. */
function useFlashSale(isRunning: boolean, change: StageProps["change"]): void {
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => change(tickSale), seconds(1));
    return () => clearInterval(timer);
  }, [isRunning, change]);
}
