import { style } from "@vanilla-extract/css";
import { theme } from "./theme.css.ts";
import { radius, weight } from "./tokens.ts";

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
