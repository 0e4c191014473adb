import sprite from "./icons.svg?no-inline";
import * as css from "./layout.css.ts";

/** The symbols of `icons.svg`. */
export type IconName =
  | "sun"
  | "moon"
  | "arrow"
  | "check"
  | "cross"
  | "close"
  | "plus"
  | "chevron"
  | "download"
  | "link"
  | "share"
  | "heart"
  | "rocket"
  | "lock"
  | "star";

/** Hidden from screen readers: a button without text needs an `aria-label`. */
export const Icon = ({ name, size = 20 }: { name: IconName; size?: number }) => (
  <svg className={css.icon} width={size} height={size} aria-hidden="true">
    <use href={`${sprite}#${name}`} />
  </svg>
);
