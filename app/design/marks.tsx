import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import * as css from "./marks.css.ts";

type BadgeProps = { look: keyof typeof css.badge; children: ReactNode };

/** A short label with a check mark. */
export const Badge = ({ look, children }: BadgeProps) => (
  <p className={css.badge[look]}>
    <Icon name="check" size={16} />
    {children}
  </p>
);

/** Decorative number or initials, hidden from screen readers: the text beside it says the same. */
export const Disc = ({ children }: { children: ReactNode }) => (
  <span className={css.disc} aria-hidden="true">
    {children}
  </span>
);
