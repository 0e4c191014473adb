import { style, styleVariants } from "@vanilla-extract/css";
import { theme } from "./theme.css.ts";
import { radius, space, type, weight } from "./tokens.ts";

const base = style({
  ...type.small,
  display: "flex",
  alignItems: "center",
  gap: space["2xs"],
  padding: `${space["3xs"]} ${space.s}`,
  borderRadius: radius.pill,
  fontWeight: weight.bold,
});

export const badge = styleVariants({
  fill: [base, { background: theme.accent.fill, color: theme.accent.onFill }],
  soft: [base, { background: theme.accent.soft, color: theme.accent.text }],
});

export const disc = style({
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: "40px",
  height: "40px",
  borderRadius: radius.pill,
  background: theme.accent.soft,
  color: theme.accent.text,
  fontWeight: weight.bold,
});
