import { download } from "../content/download.ts";
import * as css from "./in-app-notice.css.ts";
import { useIsInApp } from "./use-in-app-browser.ts";

/** A hint beside downloads in embedded browsers. `isMailed`: the link was mailed too. */
export const InAppNotice = ({ isMailed }: { isMailed: boolean }) =>
  useIsInApp() && (
    <p className={css.notice}>
      {download.inApp} {isMailed && download.mailed}
    </p>
  );
