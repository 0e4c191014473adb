import {
  audienceLabels,
  describeMinutes,
  library,
} from "#app/funnels/dating-quiz/content/library.ts";
import type { LibraryGuide } from "#app/funnels/dating-quiz/rules/library.ts";
import { DownloadButton } from "#app/orders/screens/download-button.tsx";
import * as css from "./guide-book.css.ts";

/** Stays on the line of the text before it. */
const DOT = "\u00a0· ";

/** What a guide is about, and its download. */
export function GuideDetails({ guide }: { guide: LibraryGuide }) {
  const { title, summary, topics, audience, minutes, format, address } = guide;
  return (
    <div className={css.guideDetails}>
      <p>{summary}</p>
      <div>
        <p className={css.guideTopics}>{topics.join(DOT)}</p>
        <p className={css.guideFacts}>
          {[audienceLabels[audience], describeMinutes(minutes), format].join(DOT)}
        </p>
      </div>
      <DownloadButton kind="file" address={address} name={title}>
        {library.one}
      </DownloadButton>
    </div>
  );
}
