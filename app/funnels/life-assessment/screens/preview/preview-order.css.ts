import { globalStyle, style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { from, radius, space, type, weight } from "#app/design/tokens.ts";

export const section = style({
  paddingBottom: space["2xl"],
  "@media": { [from.desktop]: { paddingBottom: space["3xl"] } },
});
export const order = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  justifyItems: "center",
  gap: space.m,
  padding: `${space.l} ${space.m}`,
  borderRadius: radius.xl,
  background: theme.accent.soft,
  textAlign: "center",
  "@media": { [from.tablet]: { padding: space.xl } },
});
export const ready = style({ color: theme.accent.text, fontWeight: weight.bold });
export const title = style({ ...type.h3, marginTop: `calc(-1 * ${space.xs})` });
export const terms = style({
  display: "grid",
  gap: space["3xs"],
  textWrap: "balance",
});
// The label is wider than the smallest phones.
globalStyle(`${order} > a`, {
  maxWidth: "24rem",
  paddingInline: space.s,
  whiteSpace: "normal",
  textWrap: "balance",
});
