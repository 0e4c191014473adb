import type { ReactNode } from "react";
import { offerRest, RestOfPage } from "./offer-parts.tsx";
import { type ResultProps, RevealedPage } from "./reveal.tsx";

type OfferDetailsProps = ResultProps & {
  endsAtMs: number;
  buy: (size: "m" | "l") => ReactNode;
};

/** The sales page: the result first, then the offer. */
export const OfferDetails = ({ endsAtMs, buy, ...result }: OfferDetailsProps) => (
  <RevealedPage {...result} buy={buy("l")}>
    <RestOfPage part={offerRest} reader={result.reader} endsAtMs={endsAtMs} buy={buy} />
  </RevealedPage>
);
