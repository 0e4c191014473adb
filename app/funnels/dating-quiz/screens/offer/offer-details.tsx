import type { ReactNode, RefObject } from "react";
import type { Reader } from "#app/funnels/dating-quiz/rules/reader.ts";
import { FirstBooks } from "../library/first-books.tsx";
import { OfferHero } from "./offer-hero.tsx";
import { offerRest } from "./offer-parts.ts";
import { OfferPattern } from "./offer-pattern.tsx";
import { RestOfPage } from "./rest-of-page.tsx";

type OfferDetailsProps = {
  name: string;
  reader: Reader;
  heading: RefObject<HTMLHeadingElement>;
  endsAtMs: number;
  buy: (size: "m" | "l") => ReactNode;
};

/** The sales page: the result first, then the offer. */
export const OfferDetails = ({ name, reader, heading, endsAtMs, buy }: OfferDetailsProps) => (
  <>
    <OfferHero {...{ name, reader, heading }} buy={buy("l")} />
    <OfferPattern archetype={reader.archetype} />
    <FirstBooks reader={reader} />
    <RestOfPage part={offerRest} {...{ reader, endsAtMs, buy }} />
  </>
);
