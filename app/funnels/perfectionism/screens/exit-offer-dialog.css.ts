import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { space, tracking, type, weight } from "#app/design/tokens.ts";

export const lead = style({ color: theme.color.inkSoft });
export const price = style({
  display: "flex",
  alignItems: "baseline",
  gap: space["2xs"],
  fontVariantNumeric: "tabular-nums",
});
export const regular = style({ color: theme.color.inkSoft });
export const figure = style({
  ...type.display,
  color: theme.accent.text,
  fontWeight: weight.heavy,
  letterSpacing: tracking.tight,
});
