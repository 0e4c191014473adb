import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { radius, space, type, weight } from "#app/design/tokens.ts";

export const person = style({
  ...type.small,
  display: "flex",
  alignItems: "center",
  gap: space.xs,
});
export const initials = style({
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
export const name = style({ display: "block", fontWeight: weight.bold });
export const about = style({ display: "block", color: theme.color.inkSoft });
