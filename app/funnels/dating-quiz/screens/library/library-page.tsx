import { Container } from "#app/design/layout.tsx";
import { subscriberLibrary, library as words } from "#app/funnels/dating-quiz/content/library.ts";
import type { Library } from "#app/funnels/dating-quiz/rules/library.ts";
import type { GuideQuery } from "#app/funnels/dating-quiz/rules/search-guides.ts";
import { SOLD } from "#app/funnels/shared/content/sold.ts";
import * as frame from "#app/funnels/shared/screens/page/bought-page.css.ts";
import { SlimPage } from "#app/funnels/shared/screens/page/slim-page.tsx";
import { InAppNotice } from "#app/funnels/shared/screens/small-print.tsx";
import { DownloadButton } from "#app/orders/screens/download-button.tsx";
import { GuideSearch } from "./guide-search.tsx";
import { FirstGuides } from "./guide-shelf.tsx";
import * as css from "./library-page.css.ts";

type LibraryPageProps = {
  library: Library;
  query: GuideQuery;
  /** The address of a subscriber's results. */
  resultsPath: string;
};

/** `/library`: the guides that this browser has access to. */
export function LibraryPage({ library, query, resultsPath }: LibraryPageProps) {
  const { guides, recommendation, all, isMailed } = library;
  const hasFullLibrary = recommendation !== null;
  const isSubscribers = recommendation === null || recommendation.chosenFor === "areas";
  const isWhole = guides.length <= SOLD.guides;
  const archive = all && (
    <div className={css.all}>
      <DownloadButton kind="file" address={all.address} size="l">
        {isWhole ? words.all(guides.length) : words.allOnDating}
      </DownloadButton>
      <p className={frame.note}>{all.format}</p>
    </div>
  );
  // The archive leaves out guides beyond dating: where those come first, it is below them.
  const isArchiveFirst = isWhole || recommendation?.chosenFor === "pattern";
  const otherPage = isSubscribers
    ? { label: subscriberLibrary.results, href: resultsPath }
    : words.downloads;
  return (
    <SlimPage
      accent={isSubscribers ? "lagoon" : "rose"}
      footer={isSubscribers ? subscriberLibrary.footer : words.footer}
    >
      <Container className={frame.page}>
        <header className={frame.head}>
          <h1 className={frame.title}>{hasFullLibrary ? words.title : subscriberLibrary.title}</h1>
          <p className={frame.lead}>
            {hasFullLibrary ? words.lead(guides.length) : subscriberLibrary.lead}
          </p>
          {isArchiveFirst && archive}
          <InAppNotice isMailed={isMailed} />
        </header>
        {hasFullLibrary ? (
          <GuideSearch guides={guides} recommendation={recommendation} initialQuery={query} />
        ) : (
          <FirstGuides title={subscriberLibrary.shelf} guides={guides} />
        )}
        {!isArchiveFirst && archive}
        <p className={frame.note}>
          {words.linksEnd} <a href={otherPage.href}>{otherPage.label}</a>
        </p>
      </Container>
    </SlimPage>
  );
}
