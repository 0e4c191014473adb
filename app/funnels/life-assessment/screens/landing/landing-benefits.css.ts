import { globalStyle, style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { from, space, tracking, type, weight, width } from "#app/design/tokens.ts";

export const pieces = style({
  display: "grid",
  gap: space.s,
  "@media": { [from.desktop]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))", gap: space.m } },
});
export const piece = style({
  display: "grid",
  alignContent: "start",
  gap: space["2xs"],
  "@media": {
    [from.tablet]: {
      gridTemplateColumns: "6rem minmax(0, 1fr)",
      alignItems: "center",
      gap: space.l,
    },
    [from.desktop]: {
      gridTemplateColumns: "minmax(0, 1fr)",
      alignItems: "start",
      gap: space["2xs"],
    },
  },
});
export const figure = style({
  ...type.display,
  minHeight: "1.02em",
  color: theme.accent.text,
  fontWeight: weight.heavy,
  letterSpacing: tracking.tight,
});
export const text = style({ marginTop: space["2xs"], color: theme.color.inkSoft });
export const free = style({ marginTop: space.s, fontWeight: weight.medium });
globalStyle(`${free} > a`, { display: "inline-flex", alignItems: "center", minHeight: "44px" });
export const terms = style({
  ...type.small,
  maxWidth: width.text,
  marginTop: space.m,
  color: theme.color.inkSoft,
});
