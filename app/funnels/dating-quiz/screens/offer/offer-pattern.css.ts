import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { from, radius, space, type, weight } from "#app/design/tokens.ts";

export const sides = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.m,
  "@media": { [from.desktop]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gap: space.xl } },
});
export const recognitions = style({
  display: "grid",
  gap: space.s,
  alignContent: "center",
  padding: space.s,
  borderRadius: radius.l,
  background: theme.accent.soft,
});
export const recognition = style({
  ...type.lead,
  paddingInlineStart: space.s,
  borderInlineStart: `3px solid ${theme.accent.fill}`,
  fontWeight: weight.medium,
});
export const lines = style({ display: "grid", gap: space["2xs"] });
