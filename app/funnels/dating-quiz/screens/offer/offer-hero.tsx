import type { ReactNode, RefObject } from "react";
import { Container } from "#app/design/layout.tsx";
import { archetypes } from "#app/funnels/dating-quiz/content/archetypes.ts";
import { offer } from "#app/funnels/dating-quiz/content/offer.ts";
import type { Reader } from "#app/funnels/dating-quiz/rules/reader.ts";
import { recommendBooks } from "#app/funnels/dating-quiz/rules/recommend-books.ts";
import { BookCover } from "../library/book-cover.tsx";
import * as css from "./offer-hero.css.ts";

type OfferHeroProps = {
  name: string;
  reader: Reader;
  heading: RefObject<HTMLHeadingElement>;
  buy: ReactNode;
};

/** The visitor's pattern and its three recommended books. */
export function OfferHero({ name, reader, heading, buy }: OfferHeroProps) {
  const { title, subtitle, description } = archetypes[reader.archetype];
  return (
    <Container className={css.hero}>
      <div className={css.words}>
        <h1 ref={heading} tabIndex={-1}>
          <span className={css.opening}>{offer.headline(name)}</span> {title}
        </h1>
        <p className={css.subtitle}>{subtitle}</p>
        <p className={css.description}>{description}</p>
        <div className={css.action}>
          {buy}
          <p className={css.terms}>{offer.terms}</p>
        </div>
      </div>
      <div className={css.fan}>
        {recommendBooks(reader).map((id) => (
          <div key={id} className={css.book}>
            <BookCover id={id} />
          </div>
        ))}
      </div>
    </Container>
  );
}
