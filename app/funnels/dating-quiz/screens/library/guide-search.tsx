import type { MouseEvent } from "react";
import { LinkButton } from "#app/design/button.tsx";
import { LIBRARY_PATH } from "#app/domain/download.ts";
import { beginnings, library, search } from "#app/funnels/dating-quiz/content/library.ts";
import type { Beginning, LibraryGuide } from "#app/funnels/dating-quiz/rules/library.ts";
import {
  type GuideQuery,
  searchGuides,
  writeGuideQuery,
} from "#app/funnels/dating-quiz/rules/search-guides.ts";
import { GuideFields } from "./guide-fields.tsx";
import * as css from "./guide-search.css.ts";
import { GuideShelf } from "./guide-shelf.tsx";
import { useGuideQuery } from "./use-guide-query.ts";

type GuideSearchProps = {
  guides: readonly LibraryGuide[];
  beginning: Beginning;
  asked: GuideQuery;
};

/** A form that the browser sends by itself; with script its answer is there while one types. */
export function GuideSearch({ guides, beginning, asked }: GuideSearchProps) {
  const { query, clear, results, form } = useGuideQuery(asked);
  const found = searchGuides(guides, query);
  const isNarrowed = writeGuideQuery(query) !== "";
  const { title, lead, mark } = beginnings[beginning.chosenFor];
  const isFirst = ({ id }: LibraryGuide) => beginning.ids.includes(id);
  const markOf = (guide: LibraryGuide) => (isFirst(guide) ? mark : null);

  return (
    <div className={css.place}>
      <search aria-label={search.title}>
        <form action={LIBRARY_PATH} {...form}>
          <GuideFields asked={asked} />
        </form>
      </search>
      <p ref={results} tabIndex={-1} role="status" className={css.results}>
        {found.length === 0 ? search.emptyTitle : search.found(found.length, guides.length)}
      </p>
      {!isNarrowed && (
        <>
          <GuideShelf
            title={title}
            lead={lead}
            guides={found.filter(isFirst)}
            look="first"
            markOf={markOf}
          />
          <GuideShelf
            title={library.others}
            guides={found.filter((guide) => !isFirst(guide))}
            look="row"
          />
        </>
      )}
      {isNarrowed && found.length > 0 && (
        <GuideShelf title={search.resultsTitle} guides={found} look="row" markOf={markOf} />
      )}
      {found.length === 0 && <NothingFound onReset={clear} />}
    </div>
  );
}

function NothingFound({ onReset }: { onReset: () => void }) {
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    onReset();
  };
  return (
    <div className={css.empty}>
      <p>{search.empty}</p>
      <LinkButton href={LIBRARY_PATH} onClick={onClick} tone="quiet">
        {search.reset}
      </LinkButton>
    </div>
  );
}
