import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { from, space, type, weight } from "#app/design/tokens.ts";

export const facts = style({
  display: "grid",
  gap: space.m,
  marginTop: space.l,
  paddingBlock: space.m,
  borderBlock: `1px solid ${theme.color.line}`,
  "@media": {
    [from.tablet]: { gridTemplateColumns: "minmax(0, 1fr) auto", alignItems: "center" },
  },
});
export const list = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space.s} ${space.xl}`,
});
export const name = style({ ...type.small, color: theme.color.inkSoft });
export const fact = style({ fontWeight: weight.medium });
export const value = style({
  ...type.small,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `0 ${space.s}`,
  color: theme.color.inkSoft,
});
export const regular = style({ textDecoration: "line-through" });
export const paid = style({ color: theme.color.ink });
export const price = style({ ...type.h4, color: theme.accent.text });
export const saved = style({ display: "flex", flexWrap: "wrap", gap: `0 ${space.s}` });
