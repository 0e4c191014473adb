import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { from, space, type, weight } from "#app/design/tokens.ts";

export const area = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.m,
  paddingBlock: space.l,
  borderTop: `1px solid ${theme.color.line}`,
  "@media": {
    [from.desktop]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 3fr)", gap: space["2xl"] },
  },
});
export const name = style({ ...type.h3, textWrap: "balance" });
export const subDimensions = style({
  display: "grid",
  gap: space.l,
  "@media": {
    [from.tablet]: { gap: space.m },
  },
});
export const subDimension = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space["2xs"],
  "@media": {
    [from.tablet]: { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)", gap: space.xl },
  },
});
export const itemName = style({
  ...type.body,
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: space.s,
  marginBottom: space["3xs"],
});
export const score = style({
  ...type.small,
  color: theme.color.inkSoft,
  fontWeight: weight.medium,
  letterSpacing: "normal",
  fontVariantNumeric: "tabular-nums",
});
export const text = style({ ...type.small, color: theme.color.inkSoft });
