import type { LibraryGuide } from "#app/funnels/dating-quiz/rules/library.ts";
import { GuideCard } from "./guide-card.tsx";
import * as css from "./library-page.css.ts";

type GuideShelfProps = {
  guides: readonly LibraryGuide[];
  title: string;
  lead?: string;
  /** `first`: large cards, for a few highlighted guides. */
  look: "first" | "row";
  /** The badge of a guide, if any. */
  markOf?: (guide: LibraryGuide) => string | null;
};

/** A titled list of guides. */
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
