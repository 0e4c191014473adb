import { download } from "../content/download.ts";
import * as css from "./in-app-notice.css.ts";
import { useIsInApp } from "./use-in-app-browser.ts";

/** Beside downloads, where an app shows the page. `isMailed`: a mail with a way to them was sent. */
export const InAppNotice = ({ isMailed }: { isMailed: boolean }) =>
  useIsInApp() && (
    <p className={css.notice}>
      {download.inApp} {isMailed && download.mailed}
    </p>
  );
