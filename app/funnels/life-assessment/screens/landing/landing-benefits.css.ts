import { globalStyle, style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { from, space, type, weight, width } from "#app/design/tokens.ts";

export const pieces = style({
  display: "grid",
  gap: space.s,
  "@media": { [from.desktop]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))", gap: space.m } },
});
/** A picture of a page beside its words. */
export const piece = style({
  display: "grid",
  gridTemplateColumns: "72px minmax(0, 1fr)",
  alignItems: "start",
  gap: space.s,
  "@media": { [from.tablet]: { gridTemplateColumns: "88px minmax(0, 1fr)", gap: space.m } },
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
