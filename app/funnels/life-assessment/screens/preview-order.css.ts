import { globalStyle, style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { from, space, type, weight, width } from "#app/design/tokens.ts";

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
export const badges = style({
  ...type.small,
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: `${space["2xs"]} ${space.l}`,
  fontWeight: weight.medium,
});
export const badge = style({ display: "flex", alignItems: "center", gap: space["2xs"] });
// The specification's words are longer than the smallest phones are wide.
globalStyle(`${order} > a`, {
  maxWidth: "24rem",
  paddingInline: space.s,
  whiteSpace: "normal",
  textWrap: "balance",
});
