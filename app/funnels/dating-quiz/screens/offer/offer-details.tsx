import type { ReactNode } from "react";
import { offerRest } from "./offer-parts.ts";
import { RestOfPage } from "./rest-of-page.tsx";
import { RevealedPage, type RevealProps } from "./reveal.tsx";

type OfferDetailsProps = RevealProps & {
  endsAtMs: number;
  buy: (size: "m" | "l") => ReactNode;
};

/** The sales page: the result first, then the offer. */
export const OfferDetails = ({ endsAtMs, buy, ...result }: OfferDetailsProps) => (
  <RevealedPage {...result} buy={buy("l")}>
    <RestOfPage part={offerRest} reader={result.reader} {...{ endsAtMs, buy }} />
  </RevealedPage>
);
