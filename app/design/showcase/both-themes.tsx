import type { ReactNode } from "react";
import * as css from "./showcase.css.ts";

type Scheme = "light" | "dark";

const SCHEMES: readonly Scheme[] = ["light", "dark"];

/** The same examples in both themes, independent of the page's theme. */
export const BothThemes = ({ children }: { children: (scheme: Scheme) => ReactNode }) => (
  <div className={css.both}>
    {SCHEMES.map((scheme) => (
      <div key={scheme} className={css.scheme[scheme]}>
        <div className={css.examples}>{children(scheme)}</div>
      </div>
    ))}
  </div>
);

export const Example = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <p className={css.caption}>{name}</p>
    {children}
  </div>
);

export const Tile = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={css.tile}>
    {children}
    <span className={css.name}>{name}</span>
  </div>
);
