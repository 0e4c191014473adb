import { Badge } from "#app/design/badge.tsx";
import {
  audienceLabels,
  describeMinutes,
  library,
} from "#app/funnels/dating-quiz/content/library.ts";
import type { LibraryGuide } from "#app/funnels/dating-quiz/rules/library.ts";
import { DownloadButton } from "#app/orders/screens/download-button.tsx";
import { BookCover } from "./book-cover.tsx";
import * as css from "./guide-card.css.ts";

type GuideCardProps = { guide: LibraryGuide; mark: string | null; look: "first" | "row" };

/** One guide: cover, description and download button. */
export function GuideCard({ guide, mark, look }: GuideCardProps) {
  const { id, title, subtitle, summary, topics, audience, minutes, format, address } = guide;
  return (
    <li className={css.card[look]}>
      <div className={css.cover[look]}>
        <BookCover id={id} />
      </div>
      <div className={css.head}>
        {mark && (
          <div className={css.mark}>
            <Badge look="soft">{mark}</Badge>
          </div>
        )}
        <h3 className={css.title}>{title}</h3>
        <p className={css.subtitle}>{subtitle}</p>
      </div>
      <div className={css.body}>
        <p>{summary}</p>
        <p className={css.topics}>{topics.join(" · ")}</p>
        <p className={css.facts}>
          {[audienceLabels[audience], describeMinutes(minutes), format].join(" · ")}
        </p>
        <div className={css.action}>
          <DownloadButton
            kind="file"
            address={address}
            name={title}
            tone={look === "first" ? "primary" : "quiet"}
          >
            {library.one}
          </DownloadButton>
        </div>
      </div>
    </li>
  );
}
