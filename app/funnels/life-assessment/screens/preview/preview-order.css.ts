import { globalStyle, style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { from, space, type, width } from "#app/design/tokens.ts";

export const section = style({
  paddingBlock: `${space.xl} ${space["2xl"]}`,
  "@media": { [from.desktop]: { paddingBottom: space["3xl"] } },
});
export const order = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  justifyItems: "center",
  gap: space.m,
  textAlign: "center",
});
export const terms = style({
  ...type.small,
  maxWidth: width.text,
  color: theme.color.inkSoft,
  textWrap: "balance",
});
// The label is wider than the smallest phones.
globalStyle(`${order} > a`, {
  maxWidth: "24rem",
  paddingInline: space.s,
  whiteSpace: "normal",
  textWrap: "balance",
});
