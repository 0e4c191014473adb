import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { motion, radius } from "#app/design/tokens.ts";

export const rosette = style({ width: "100%", height: "auto", overflow: "visible" });
const ring = style({
  strokeWidth: 2.5,
  transition: `fill ${motion.calm}, stroke ${motion.calm}`,
});
export const lit = style([
  ring,
  { stroke: "currentColor", fill: "color-mix(in oklab, currentColor, transparent 82%)" },
]);
export const unlit = style([
  ring,
  {
    stroke: `color-mix(in oklab, ${theme.color.onNightSoft}, transparent 65%)`,
    fill: "transparent",
  },
]);
export const heart = style({ fill: theme.color.onNight });

export const mark = style({
  flex: "none",
  width: "72px",
  height: "72px",
  padding: "13px",
  borderRadius: radius.pill,
  background: theme.accent.fill,
  color: theme.accent.onFill,
});
