import type { ReactNode } from "react";
import * as css from "./disc.css.ts";

/** Decorative number or initials, hidden from screen readers: the text beside it says the same. */
export const Disc = ({ children }: { children: ReactNode }) => (
  <span className={css.disc} aria-hidden="true">
    {children}
  </span>
);
