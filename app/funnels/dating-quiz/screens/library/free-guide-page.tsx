import { Container } from "#app/design/layout.tsx";
import type { AnyGuideId } from "#app/domain/guides.ts";
import type { GuideBlock } from "#app/funnels/dating-quiz/content/guide-block.ts";
import { describeMinutes, freeGuide } from "#app/funnels/dating-quiz/content/library.ts";
import { freeLesson, ways } from "#app/funnels/shared/content/reading-ways.ts";
import { SlimPage } from "#app/funnels/shared/screens/page/slim-page.tsx";
import * as aside from "#app/funnels/shared/screens/reading/reading-contents.css.ts";
import * as reading from "#app/funnels/shared/screens/reading/reading-page.css.ts";
import { ReadingWays } from "#app/funnels/shared/screens/reading/reading-ways.tsx";
import { BookCover } from "./book-cover.tsx";
import * as css from "./free-guide-page.css.ts";
import { GuideText, placeName } from "./guide-text.tsx";

type FreeGuidePageProps = {
  id: AnyGuideId;
  title: string;
  subtitle: string;
  minutes: number;
  blocks: readonly GuideBlock[];
};

/** The guide that is free to read. */
export const FreeGuidePage = ({ id, title, subtitle, minutes, blocks }: FreeGuidePageProps) => (
  <SlimPage accent="lagoon" footer={freeGuide.footer} skip={freeGuide.skip}>
    <Container className={reading.layout}>
      <article className={reading.article}>
        <header className={css.head}>
          <BookCover id={id} />
          <div>
            <p className={reading.place}>{freeGuide.place}</p>
            <h1 className={reading.title}>{title}</h1>
            <p className={css.subtitle}>{subtitle}</p>
            <p className={reading.times}>{describeMinutes(minutes)}</p>
          </div>
        </header>
        <GuideText blocks={blocks} />
        <ReadingWays items={ways.afterGuide} other={freeLesson} />
      </article>
      <nav className={css.contents} aria-labelledby="contents-title">
        <h2 id="contents-title" className={aside.title}>
          {freeGuide.contents}
        </h2>
        <ul role="list" className={aside.list}>
          {blocks.map(
            (block) =>
              block.kind === "heading" && (
                <li key={block.text}>
                  <a href={`#${placeName(block.text)}`} className={aside.place}>
                    {block.text}
                  </a>
                </li>
              ),
          )}
        </ul>
      </nav>
    </Container>
  </SlimPage>
);
