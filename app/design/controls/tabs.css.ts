import { globalStyle, style } from "@vanilla-extract/css";
import { chosenWithoutColours } from "../mixins.ts";
import { theme } from "../theme.css.ts";
import { below, forcedColours, from, radius, space, type, weight } from "../tokens.ts";

export const list = style({
  display: "flex",
  gap: space["3xs"],
  padding: space["3xs"],
  marginBottom: space.s,
  flexWrap: "wrap",
  background: theme.color.sunken,
  borderRadius: radius.m,
});
export const tab = style({
  ...type.small,
  flex: "1 1 auto",
  minHeight: "44px",
  padding: space["3xs"],
  fontSize: "0.875rem",
  background: "transparent",
  border: 0,
  borderRadius: "11px",
  color: theme.color.inkSoft,
  fontWeight: weight.medium,
  cursor: "pointer",
  selectors: {
    "&[aria-selected=true]": {
      "@media": { [forcedColours]: chosenWithoutColours },
      background: theme.color.surface,
      color: theme.color.ink,
      fontWeight: weight.bold,
    },
    "&:focus-visible": { outlineOffset: "-3px" },
  },
  "@media": {
    // Two per row, so that the last is not alone.
    [below.phone]: { flexBasis: "40%" },
    [from.tablet]: { ...type.small, paddingInline: space["2xs"] },
  },
});
export const panel = style({});

// Without script tabs cannot be selected, so all panels are shown.
globalStyle(`${panel}[hidden]`, { "@media": { "(scripting: none)": { display: "block" } } });
globalStyle(list, { "@media": { "(scripting: none)": { display: "none" } } });
