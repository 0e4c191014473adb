import { startNotice } from "#app/funnels/life-assessment/content/start-notice.ts";
import * as css from "./start-notice.css.ts";

type StartNoticeProps = { agreement?: "byStarting" | "byAnswering" };

/** Beside what starts the Life Audit: what is asked, what becomes of it, and that starting agrees to it. */
export const StartNotice = ({ agreement = "byStarting" }: StartNoticeProps) => (
  <p className={css.notice}>
    {startNotice.text}
    {/* On a line of its own it stays where it is when the font arrives. */}
    <br />
    <strong>{startNotice[agreement]}</strong>{" "}
    <a href="/privacy-policy" className={css.link}>
      {startNotice.policy}
    </a>
  </p>
);
