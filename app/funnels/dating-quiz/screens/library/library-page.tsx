import { Container } from "#app/design/layout.tsx";
import { keptGuides, library as words } from "#app/funnels/dating-quiz/content/library.ts";
import type { Library } from "#app/funnels/dating-quiz/rules/library.ts";
import type { GuideQuery } from "#app/funnels/dating-quiz/rules/search-guides.ts";
import * as frame from "#app/funnels/shared/screens/bought-page.css.ts";
import { InAppNotice } from "#app/funnels/shared/screens/in-app-notice.tsx";
import { SlimPage } from "#app/funnels/shared/screens/slim-page.tsx";
import { DownloadButton } from "#app/orders/screens/download-button.tsx";
import { GuideSearch } from "./guide-search.tsx";
import { GuideShelf } from "./guide-shelf.tsx";
import * as css from "./library-page.css.ts";

/** `/library`: the guides that are open to this browser. */
export function LibraryPage({ library, query }: { library: Library; query: GuideQuery }) {
  const { guides, beginning, all, isMailed } = library;
  const isWhole = beginning !== null;
  const way = isWhole ? words.downloads : keptGuides.results;
  return (
    <SlimPage
      accent={isWhole ? "rose" : "lagoon"}
      footer={isWhole ? words.footer : keptGuides.footer}
    >
      <Container className={frame.page}>
        <header className={frame.head}>
          <h1 className={frame.title}>{isWhole ? words.title : keptGuides.title}</h1>
          <p className={frame.lead}>{isWhole ? words.lead(guides.length) : keptGuides.lead}</p>
          {all && (
            <div className={css.all}>
              <DownloadButton kind="file" address={all.address} size="l">
                {words.all(guides.length)}
              </DownloadButton>
              <p className={frame.note}>{all.format}</p>
            </div>
          )}
          <InAppNotice isMailed={isMailed} />
        </header>
        {isWhole ? (
          <GuideSearch guides={guides} beginning={beginning} asked={query} />
        ) : (
          <GuideShelf title={keptGuides.shelf} guides={guides} look="first" />
        )}
        <p className={frame.note}>
          {words.linksEnd} <a href={way.href}>{way.label}</a>
        </p>
      </Container>
    </SlimPage>
  );
}
