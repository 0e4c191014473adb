import type { MouseEvent } from "react";
import { LinkButton } from "#app/design/controls/button.tsx";
import { LIBRARY_PATH } from "#app/domain/purchase/download.ts";
import { library, recommendationTexts, search } from "#app/funnels/dating-quiz/content/library.ts";
import type { LibraryGuide, Recommendation } from "#app/funnels/dating-quiz/rules/library.ts";
import {
  type GuideQuery,
  searchGuides,
  writeGuideQuery,
} from "#app/funnels/dating-quiz/rules/search-guides.ts";
import { GuideFields } from "./guide-fields.tsx";
import * as css from "./guide-search.css.ts";
import { FirstGuides, GuideShelf } from "./guide-shelf.tsx";
import { useGuideQuery } from "./use-guide-query.ts";

type GuideSearchProps = {
  guides: readonly LibraryGuide[];
  recommendation: Recommendation;
  initialQuery: GuideQuery;
};

/** A native GET form; with script, results update while typing. */
export function GuideSearch({ guides, recommendation, initialQuery }: GuideSearchProps) {
  const { query, clear, results, form } = useGuideQuery(initialQuery);
  const found = searchGuides(guides, query);
  const isNarrowed = writeGuideQuery(query) !== "";
  const { title, lead, mark } = recommendationTexts[recommendation.chosenFor];
  const isFirst = ({ id }: LibraryGuide) => recommendation.ids.includes(id);
  const markOf = (guide: LibraryGuide) => (isFirst(guide) ? mark : null);

  return (
    <div className={css.place}>
      <search aria-label={search.title}>
        <form action={LIBRARY_PATH} {...form}>
          <GuideFields initialQuery={initialQuery} />
        </form>
      </search>
      <p ref={results} tabIndex={-1} role="status" className={css.results}>
        {found.length === 0 ? search.emptyTitle : search.found(found.length, guides.length)}
      </p>
      {!isNarrowed && (
        <>
          <FirstGuides title={title} lead={lead} guides={found.filter(isFirst)} markOf={markOf} />
          <GuideShelf title={library.others} guides={found.filter((guide) => !isFirst(guide))} />
        </>
      )}
      {isNarrowed && found.length > 0 && (
        <GuideShelf title={search.resultsTitle} guides={found} markOf={markOf} />
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
