import type { LibraryGuide } from "#app/funnels/dating-quiz/rules/library.ts";
import { GuideCard } from "./guide-card.tsx";
import * as css from "./guide-shelf.css.ts";

type GuideShelfProps = {
  guides: readonly LibraryGuide[];
  title: string;
  lead?: string;
  /** `first`: a few that are worth a look of their own. */
  look: "first" | "row";
  /** What a guide is marked with, if it is. */
  markOf?: (guide: LibraryGuide) => string | null;
};

/** Guides beside each other. */
export const GuideShelf = ({ guides, title, lead, look, markOf }: GuideShelfProps) => (
  <section className={css.shelf}>
    <div className={css.head}>
      <h2 className={css.title}>{title}</h2>
      {lead && <p className={css.lead}>{lead}</p>}
    </div>
    <ul role="list" className={css.list[look]}>
      {guides.map((guide) => (
        <GuideCard key={guide.id} guide={guide} mark={markOf?.(guide) ?? null} look={look} />
      ))}
    </ul>
  </section>
);
