import { useState } from "react";
import { Dialog } from "#app/design/controls/dialog.tsx";
import type { LibraryGuide } from "#app/funnels/dating-quiz/rules/library.ts";
import { BookCover } from "./book-cover.tsx";
import { GuideBook } from "./guide-book.tsx";
import { GuideCard } from "./guide-card.tsx";
import { GuideDetails } from "./guide-details.tsx";
import * as css from "./library-page.css.ts";

type GuideShelfProps = {
  guides: readonly LibraryGuide[];
  title: string;
  lead?: string;
  /** The badge of a guide, if any. */
  markOf?: (guide: LibraryGuide) => string | null;
};

const Head = ({ title, lead }: Pick<GuideShelfProps, "title" | "lead">) => (
  <div className={css.head}>
    <h2 className={css.title}>{title}</h2>
    {lead && <p className={css.lead}>{lead}</p>}
  </div>
);

/** A few guides with everything about them. */
export const FirstGuides = ({ guides, markOf, ...head }: GuideShelfProps) => (
  <section className={css.shelf}>
    <Head {...head} />
    <ul role="list" className={css.cards}>
      {guides.map((guide) => (
        <GuideCard key={guide.id} guide={guide} mark={markOf?.(guide) ?? null} />
      ))}
    </ul>
  </section>
);

/** Many guides by their covers, each with its sheet. */
export function GuideShelf({ guides, markOf, ...head }: GuideShelfProps) {
  const [opened, setOpened] = useState<LibraryGuide | null>(null);
  return (
    <section className={css.shelf}>
      <Head {...head} />
      <ul role="list" className={css.books}>
        {guides.map((guide) => (
          <GuideBook
            key={guide.id}
            guide={guide}
            mark={markOf?.(guide) ?? null}
            onOpen={() => setOpened(guide)}
          />
        ))}
      </ul>
      <Dialog title={opened?.title ?? ""} isOpen={opened !== null} onClose={() => setOpened(null)}>
        {opened && (
          <div className={css.sheet}>
            <div className={css.sheetCover}>
              <BookCover id={opened.id} />
            </div>
            <p className={css.lead}>{opened.subtitle}</p>
            <div className={css.sheetBody}>
              <GuideDetails guide={opened} />
            </div>
          </div>
        )}
      </Dialog>
    </section>
  );
}
