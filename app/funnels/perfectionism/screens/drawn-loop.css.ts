import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";

export const loop = style({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  overflow: "visible",
  pointerEvents: "none",
});
export const line = style({
  fill: "none",
  stroke: theme.accent.fill,
  strokeWidth: 3,
  strokeLinecap: "round",
});
