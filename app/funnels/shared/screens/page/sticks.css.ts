import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";

export const sticks = style({ width: "100%", height: "auto", overflow: "visible" });
export const wood = style({ stroke: "currentColor", strokeWidth: 6, strokeLinecap: "round" });
export const flame = style({ fill: theme.accent.fill });
export const head = style({
  fill: `color-mix(in oklab, ${theme.accent.fill}, currentColor 55%)`,
});
