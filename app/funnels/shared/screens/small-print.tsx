import { download } from "../content/download.ts";
import { sourcesLabel } from "../content/frame.ts";
import * as css from "./small-print.css.ts";
import { useIsInApp } from "./use-in-app-browser.ts";

/** A hint beside downloads in embedded browsers. `isMailed`: the link was mailed too. */
export const InAppNotice = ({ isMailed }: { isMailed: boolean }) =>
  useIsInApp() && (
    <p className={css.notice}>
      {download.inApp} {isMailed && download.mailed}
    </p>
  );

/** The sources of findings in a text: who found them, and where they were published. */
export const Sources = ({ sources }: { sources: readonly string[] }) => (
  <div className={css.sources}>
    <p className={css.label}>{sourcesLabel}</p>
    <ul role="list" className={css.list}>
      {sources.map((source) => (
        <li key={source}>{source}</li>
      ))}
    </ul>
  </div>
);
