import { CONSENT_LINKS } from "../content/withdrawal.ts";
import * as css from "./consent-text.css.ts";
import { useNewTab } from "./use-in-app-browser.ts";

/** Above a pay button: what pressing it agrees to, and where that can be read. */
export function ConsentText({ children }: { children: string }) {
  const newTab = useNewTab();
  return (
    <div className={css.consent}>
      <p>{children}</p>
      <p className={css.links}>
        {CONSENT_LINKS.map(({ label, href }) => (
          <a key={href} className={css.link} href={href} {...newTab}>
            {label}
          </a>
        ))}
      </p>
    </div>
  );
}
