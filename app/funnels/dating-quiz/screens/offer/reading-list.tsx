import { Container } from "#app/design/layout.tsx";
import { BOOKS } from "#app/funnels/dating-quiz/content/books.ts";
import { books } from "#app/funnels/dating-quiz/content/offer.ts";
import type { Reader } from "#app/funnels/dating-quiz/rules/reader.ts";
import { listFurtherBooks } from "#app/funnels/dating-quiz/rules/recommend-books.ts";
import { BookCover } from "../library/book-cover.tsx";
import * as css from "./reading-list.css.ts";

/** The further books after the first three, each with its reason. */
export const ReadingList = ({ reader }: { reader: Reader }) => (
  <Container>
    <h2 className={css.head}>{books.readingTitle}</h2>
    <ul role="list" className={css.list}>
      {listFurtherBooks(reader).map((id) => (
        <li key={id} className={css.item}>
          <BookCover id={id} isSmall />
          <div>
            <h3 className={css.title}>{BOOKS[id].title}</h3>
            <p className={css.reason}>{BOOKS[id].reason}</p>
          </div>
        </li>
      ))}
    </ul>
  </Container>
);
