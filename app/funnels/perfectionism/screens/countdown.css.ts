import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { weight } from "#app/design/tokens.ts";

/** A fixed width, to avoid a layout shift when the font loads. */
export const time = style({
  display: "inline-block",
  minWidth: "2.75rem",
  fontWeight: weight.bold,
  fontVariantNumeric: "tabular-nums",
  color: theme.accent.text,
});
