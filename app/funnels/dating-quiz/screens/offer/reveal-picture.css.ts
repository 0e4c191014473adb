import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { motion } from "#app/design/tokens.ts";

/** How far a ring is from the middle. */
export const X = "--ring-x";
export const Y = "--ring-y";

const close = keyframes({
  "0%": { opacity: 0, transform: "none" },
  "25%": { opacity: 1, transform: "none" },
  "100%": { opacity: 0, transform: `translate(var(${X}), var(${Y})) scale(0.8)` },
});
const open = keyframes({ from: { opacity: 0, transform: "scale(0.5)" } });

export const picture = style({ width: "100%", height: "auto", overflow: "visible" });
export const ring = style({
  opacity: 0,
  stroke: "currentColor",
  strokeWidth: 2.5,
  fill: "color-mix(in oklab, currentColor, transparent 78%)",
});
export const sign = style({ color: theme.accent.onFill });
export const halo = style({ fill: theme.accent.fill, opacity: 0.14 });
export const disc = style({ fill: theme.accent.fill });

export const moving = style({});
const whenMoving = "(prefers-reduced-motion: no-preference)";
globalStyle(`${moving} ${ring}`, {
  "@media": { [whenMoving]: { animation: `${close} 600ms ${motion.ease} both` } },
});
globalStyle(`${moving} ${sign}`, {
  "@media": { [whenMoving]: { animation: `${open} 500ms ${motion.ease} 400ms both` } },
});
