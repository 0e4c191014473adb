import type { ReactNode } from "react";
import * as css from "./disc.css.ts";

/** A number or initials for the eye alone, beside words that say the same. */
export const Disc = ({ children }: { children: ReactNode }) => (
  <span className={css.disc} aria-hidden="true">
    {children}
  </span>
);
