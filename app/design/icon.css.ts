import { style } from "@vanilla-extract/css";
import { theme } from "./theme.css.ts";
import { radius } from "./tokens.ts";

export const icon = style({ flex: "none" });
export const tile = style({
  display: "grid",
  placeItems: "center",
  width: "48px",
  height: "48px",
  borderRadius: radius.m,
  background: theme.accent.soft,
  color: theme.accent.text,
});
