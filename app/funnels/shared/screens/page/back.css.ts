import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { space } from "#app/design/tokens.ts";

/** A back link or button with its arrow. */
export const back = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space["3xs"],
  minHeight: "44px",
  color: theme.color.ink,
  textDecoration: "none",
});
export const arrow = style({ rotate: "180deg" });
