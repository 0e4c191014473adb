import { Container } from "#app/design/layout.tsx";
import { DOWNLOADS_PATH } from "#app/domain/download.ts";
import { SlimPage } from "#app/funnels/shared/screens/slim-page.tsx";
import { DownloadButton } from "#app/orders/screens/download-button.tsx";
import { keptGuides, library as words } from "../content/library.ts";
import type { Library } from "../rules/library.ts";
import type { GuideQuery } from "../rules/search-guides.ts";
import { GuideSearch } from "./guide-search.tsx";
import { GuideShelf } from "./guide-shelf.tsx";
import * as css from "./library-page.css.ts";

/** `/library`: the guides that are open to this browser. */
export function LibraryPage({ library, query }: { library: Library; query: GuideQuery }) {
  const { guides, beginning, all } = library;
  const isWhole = beginning !== null;
  return (
    <SlimPage accent="rose" footer={isWhole ? words.footer : keptGuides.footer}>
      <Container className={css.page}>
        <header className={css.head}>
          <h1 className={css.title}>{isWhole ? words.title : keptGuides.title}</h1>
          <p className={css.lead}>{isWhole ? words.lead(guides.length) : keptGuides.lead}</p>
          {all && (
            <div className={css.all}>
              <DownloadButton kind="file" address={all.address} size="l">
                {words.all(guides.length)}
              </DownloadButton>
              <p className={css.note}>{all.format}</p>
            </div>
          )}
        </header>
        {isWhole ? (
          <GuideSearch guides={guides} beginning={beginning} asked={query} />
        ) : (
          <GuideShelf guides={guides} />
        )}
        <p className={css.note}>
          {words.linksEnd} {isWhole && <a href={DOWNLOADS_PATH}>{words.downloads}</a>}
        </p>
      </Container>
    </SlimPage>
  );
}
