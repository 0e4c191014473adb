import * as css from "./consent-text.css.ts";
import { useNewTab } from "./use-in-app-browser.ts";

type ConsentTextProps = {
  readonly children: string;
  readonly links: readonly { readonly label: string; readonly href: string }[];
};

/** Above a pay button: what pressing it agrees to, and where that can be read. */
export function ConsentText({ children, links }: ConsentTextProps) {
  const newTab = useNewTab();
  return (
    <div className={css.consent}>
      <p>{children}</p>
      <p className={css.links}>
        {links.map(({ label, href }) => (
          <a key={href} className={css.link} href={href} {...newTab}>
            {label}
          </a>
        ))}
      </p>
    </div>
  );
}
