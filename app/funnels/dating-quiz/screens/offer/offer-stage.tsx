import type { ReactNode } from "react";
import type { Dated } from "#app/domain/archetypes.ts";
import { minutes } from "#app/domain/duration.ts";
import { chooseDates } from "#app/funnels/dating-quiz/rules/offer.ts";
import { findReader } from "#app/funnels/dating-quiz/rules/reader.ts";
import type { StageProps } from "../quiz/stage-props.ts";
import { BuyButton } from "./buy-button.tsx";
import { PaidStage } from "./finish-purchase.tsx";
import { offerRest, RestOfPage } from "./offer-parts.tsx";
import { type ResultProps, RevealedPage } from "./reveal.tsx";
import { usePurchase } from "./use-purchase.ts";
import { useSending } from "./use-sending.ts";

const OFFER_MS = minutes(10);
/** Module state, so that the timer keeps running in payment mode. */
let endsAtMs: number | null = null;

/** The sales page (docs/product.md#offer). */
export function OfferStage(props: StageProps) {
  const { heading, change } = props;
  const { name, scores } = props.session;
  const { isPending, isPaid, buy } = usePurchase(props);
  useSending(props);
  const reader = findReader(props.session);
  endsAtMs ??= Date.now() + OFFER_MS;
  if (isPaid) return <PaidStage />;
  if (!reader) return null;
  const button = (size: "m" | "l") => <BuyButton size={size} isPending={isPending} onBuy={buy} />;
  const onDates = (dates: Dated) => change((shown) => chooseDates(shown, dates));
  return (
    <OfferDetails
      name={name}
      scores={scores}
      reader={reader}
      heading={heading}
      endsAtMs={endsAtMs}
      onDates={onDates}
      buy={button}
    />
  );
}

type OfferDetailsProps = ResultProps & {
  endsAtMs: number;
  buy: (size: "m" | "l") => ReactNode;
};

/** The sales page: the result first, then the offer. */
const OfferDetails = ({ endsAtMs, buy, ...result }: OfferDetailsProps) => (
  <RevealedPage {...result} buy={buy("l")}>
    <RestOfPage part={offerRest} reader={result.reader} endsAtMs={endsAtMs} buy={buy} />
  </RevealedPage>
);
