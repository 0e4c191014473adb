import type { LibraryGuide } from "../rules/library.ts";
import { GuideCard } from "./guide-card.tsx";
import * as css from "./guide-shelf.css.ts";

type GuideShelfProps = {
  guides: readonly LibraryGuide[];
  title?: string;
  lead?: string;
  /** What a guide is marked with; one mark for all makes it the shelf of those. */
  mark?: string | ((guide: LibraryGuide) => string | false);
};

/** Guides beside each other. */
export const GuideShelf = ({ guides, title, lead, mark }: GuideShelfProps) => (
  <section className={css.shelf}>
    {title && (
      <div className={css.head}>
        <h2 className={css.title}>{title}</h2>
        {lead && <p className={css.lead}>{lead}</p>}
      </div>
    )}
    <ul role="list" className={css.list[typeof mark === "string" ? "first" : "rows"]}>
      {guides.map((guide) => (
        <GuideCard
          key={guide.id}
          guide={guide}
          mark={typeof mark === "function" ? mark(guide) : (mark ?? false)}
          isFirst={typeof mark === "string"}
        />
      ))}
    </ul>
  </section>
);
