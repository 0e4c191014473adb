import * as css from "./start-notice.css.ts";

/** Beside what starts a quiz: what is asked, what becomes of it, and that starting agrees to it. */
export const StartNotice = ({ text, agreement }: { text: string; agreement: string }) => (
  <p className={css.notice}>
    {text} <strong>{agreement}</strong> <a href="/privacy-policy">Privacy Policy</a>
  </p>
);
