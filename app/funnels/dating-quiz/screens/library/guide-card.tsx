import { Badge } from "#app/design/marks.tsx";
import type { LibraryGuide } from "#app/funnels/dating-quiz/rules/library.ts";
import { BookCover } from "./book-cover.tsx";
import * as css from "./guide-card.css.ts";
import { GuideDetails } from "./guide-details.tsx";

type GuideCardProps = { guide: LibraryGuide; mark: string | null };

/** One guide with its description and download. */
export const GuideCard = ({ guide, mark }: GuideCardProps) => (
  <li className={css.card}>
    <div className={css.cover}>
      <BookCover id={guide.id} />
    </div>
    <div className={css.head}>
      {mark && (
        <div className={css.mark}>
          <Badge look="soft">{mark}</Badge>
        </div>
      )}
      <h3 className={css.title}>{guide.title}</h3>
      <p className={css.subtitle}>{guide.subtitle}</p>
    </div>
    <div className={css.body}>
      <GuideDetails guide={guide} />
    </div>
  </li>
);
