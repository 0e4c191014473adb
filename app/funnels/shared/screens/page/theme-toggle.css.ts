import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { radius } from "#app/design/tokens.ts";

const button = style({
  placeItems: "center",
  width: "44px",
  height: "44px",
  background: "transparent",
  border: 0,
  borderRadius: radius.m,
  cursor: "pointer",
  selectors: { "&:hover": { background: theme.color.sunken } },
});

// The visible button follows the effective theme: the chosen one, else the system's.
const isDark = ':root[data-theme="dark"] &';
const systemDark = "(prefers-color-scheme: dark)";
const unchosen = ":root:not([data-theme]) &";

export const toDark = style([
  button,
  {
    display: "grid",
    selectors: { [isDark]: { display: "none" } },
    "@media": { [systemDark]: { selectors: { [unchosen]: { display: "none" } } } },
  },
]);
export const toLight = style([
  button,
  {
    display: "none",
    selectors: { [isDark]: { display: "grid" } },
    "@media": { [systemDark]: { selectors: { [unchosen]: { display: "grid" } } } },
  },
]);
