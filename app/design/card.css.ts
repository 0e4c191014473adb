import { style, styleVariants } from "@vanilla-extract/css";
import { theme } from "./theme.css.ts";
import { from, radius, space } from "./tokens.ts";

const base = style({
  padding: space.m,
  border: "1px solid transparent",
  borderRadius: radius.l,
  "@media": { [from.tablet]: { padding: space.l } },
});

export const card = styleVariants({
  surface: [base, { background: theme.color.surface, borderColor: theme.color.line }],
  soft: [base, { background: theme.accent.soft }],
  night: [base, { background: theme.color.night, color: theme.color.onNight }],
});
