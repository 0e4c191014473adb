import type { ReactNode } from "react";
import type { Dated } from "#app/domain/archetypes.ts";
import { BOOKS } from "#app/funnels/dating-quiz/content/books.ts";
import { audience, books, offer } from "#app/funnels/dating-quiz/content/offer.ts";
import type { Reader } from "#app/funnels/dating-quiz/rules/reader.ts";
import { recommendBooks } from "#app/funnels/dating-quiz/rules/recommend-books.ts";
import { Section } from "#app/funnels/shared/screens/page/section.tsx";
import { DatesChoice } from "../offer/dates-choice.tsx";
import { BookCover } from "./book-cover.tsx";
import * as css from "./first-books.css.ts";

type FirstBooksProps = { reader: Reader; onDates: (dates: Dated) => void; buy: ReactNode };

/** The three recommended books, and the first button that buys them. */
export const FirstBooks = ({ reader, onDates, buy }: FirstBooksProps) => (
  <Section id="books" title={books.title} lead={audience[reader.gender]} isBand>
    <DatesChoice chosen={reader.dates} onChoose={onDates} />
    <ol role="list" className={css.list}>
      {recommendBooks(reader).map((id, index) => (
        <li key={id} className={css.item}>
          <div className={css.cover}>
            <BookCover id={id} />
          </div>
          <div>
            <p className={css.place}>{books.places[index]}</p>
            <h3 className={css.title}>{BOOKS[id].title}</h3>
            <p className={css.reason}>{BOOKS[id].reason}</p>
          </div>
        </li>
      ))}
    </ol>
    <div className={css.action}>
      {buy}
      <p className={css.terms}>{offer.terms}</p>
    </div>
  </Section>
);
