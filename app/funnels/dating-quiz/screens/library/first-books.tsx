import type { ReactNode } from "react";
import { BOOKS } from "#app/funnels/dating-quiz/content/books.ts";
import { audience, books, offer } from "#app/funnels/dating-quiz/content/offer.ts";
import type { Reader } from "#app/funnels/dating-quiz/rules/reader.ts";
import { recommendBooks } from "#app/funnels/dating-quiz/rules/recommend-books.ts";
import { Section } from "#app/funnels/shared/screens/page/section.tsx";
import { BookCover } from "./book-cover.tsx";
import * as css from "./first-books.css.ts";

/** The three recommended books, and the first button that buys them. */
export const FirstBooks = ({ reader, buy }: { reader: Reader; buy: ReactNode }) => (
  <Section id="books" title={books.title} lead={audience[reader.gender]} isBand>
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
