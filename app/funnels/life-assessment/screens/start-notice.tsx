import { startNotice } from "#app/funnels/life-assessment/content/start-notice.ts";
import * as css from "./start-notice.css.ts";

type StartNoticeProps = { agreement?: "byStarting" | "byAnswering" };

/** Beside whatever starts the Life Audit: what is asked, what happens to it, and that starting means agreeing. */
export const StartNotice = ({ agreement = "byStarting" }: StartNoticeProps) => (
  <p className={css.notice}>
    {startNotice.text}
    {/* On its own line, the text does not shift when the font loads. */}
    <br />
    <strong>{startNotice[agreement]}</strong>{" "}
    <a href="/privacy-policy" className={css.link}>
      {startNotice.policy}
    </a>
  </p>
);
