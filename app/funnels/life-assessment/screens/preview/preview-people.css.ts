import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { from, space, type, weight } from "#app/design/tokens.ts";

export const section = style({
  paddingBottom: space.xl,
  "@media": { [from.desktop]: { paddingBottom: space["2xl"] } },
});
export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: `${space["2xs"]} ${space.l}`,
  marginBottom: space.l,
});
export const figures = style({
  ...type.lead,
  display: "flex",
  flexWrap: "wrap",
  gap: `0 ${space.m}`,
  color: theme.accent.text,
  fontWeight: weight.bold,
});
