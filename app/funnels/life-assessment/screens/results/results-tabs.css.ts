import { globalStyle, style } from "@vanilla-extract/css";
import { chosenWithoutColours } from "#app/design/mixins.ts";
import { theme } from "#app/design/theme.css.ts";
import {
  below,
  forcedColours,
  from,
  radius,
  safe,
  space,
  type,
  weight,
} from "#app/design/tokens.ts";

export const bar = style({
  position: "sticky",
  zIndex: 1,
  top: 0,
  paddingTop: `calc(${space["2xs"]} + ${safe.top})`,
  paddingBottom: space["2xs"],
  background: theme.color.canvas,
  "@media": {
    // Here the tabs take two rows, which would cover a fifth of a small window.
    [below.phone]: { position: "static" },
    print: { display: "none" },
  },
});
/** Two rows on a phone, which are too tall to stay in view. */
export const tall = style({ "@media": { [below.tablet]: { position: "static" } } });
export const list = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space["3xs"],
  padding: space["3xs"],
  borderRadius: radius.m,
  background: theme.color.sunken,
  "@media": { [from.tablet]: { width: "fit-content", minWidth: "min(36rem, 100%)" } },
});
export const tab = style({
  ...type.small,
  flex: "1 1 auto",
  display: "grid",
  placeItems: "center",
  minHeight: "44px",
  paddingInline: space["2xs"],
  borderRadius: "11px",
  color: theme.color.inkSoft,
  fontWeight: weight.medium,
  textAlign: "center",
  textDecoration: "none",
  selectors: {
    "&:hover": { color: theme.color.ink },
    "&[aria-selected=true]": {
      "@media": { [forcedColours]: chosenWithoutColours },
      background: theme.color.surface,
      color: theme.color.ink,
      fontWeight: weight.bold,
    },
    "&:focus-visible": { outlineOffset: "-3px" },
  },
});
// Two tabs a row, so that the last is not alone.
globalStyle(`${bar}:not(${tall}) ${tab}`, {
  "@media": { [below.phone]: { flexBasis: "40%" } },
});
export const panel = style({ paddingTop: space.xs });
export const waitingTab = style({ minHeight: "100dvh" });

// All panels are printed.
globalStyle(`${panel}[hidden]`, { "@media": { print: { display: "block" } } });
