import { useEffect, useRef, useState } from "react";
import { describeMinutes } from "#app/funnels/dating-quiz/content/library.ts";
import type { LibraryGuide } from "#app/funnels/dating-quiz/rules/library.ts";
import { BookCover } from "./book-cover.tsx";
import * as css from "./guide-book.css.ts";
import { GuideDetails } from "./guide-details.tsx";

type GuideBookProps = { guide: LibraryGuide; mark: string | null; onOpen: () => void };

/** A book on the shelf: a press opens its sheet, or without script its details below. */
export function GuideBook({ guide, mark, onOpen }: GuideBookProps) {
  const { details, hasSheet } = useSheet();
  const facts = <p className={css.facts}>{mark ?? describeMinutes(guide.minutes)}</p>;
  if (hasSheet) {
    return (
      <li className={css.book}>
        <BookCover id={guide.id} />
        <h3 className={css.title}>
          <button type="button" className={css.open} aria-haspopup="dialog" onClick={onOpen}>
            {guide.title}
          </button>
        </h3>
        {facts}
      </li>
    );
  }
  return (
    <li>
      <details ref={details} className={css.wide}>
        <summary className={css.book}>
          <BookCover id={guide.id} />
          <h3 className={css.title}>{guide.title}</h3>
          {facts}
        </summary>
        <GuideDetails guide={guide} />
      </details>
    </li>
  );
}

/** With script a book has a sheet, unless the details were opened before the script ran. */
function useSheet() {
  const details = useRef<HTMLDetailsElement>(null);
  const [hasSheet, setHasSheet] = useState(false);
  useEffect(() => setHasSheet(details.current?.open !== true), []);
  return { details, hasSheet };
}
