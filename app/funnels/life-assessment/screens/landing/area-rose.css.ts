import { keyframes, style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { from, motion, weight } from "#app/design/tokens.ts";

const grow = keyframes({ from: { transform: "scale(0.4)", opacity: 0 } });

export const rose = style({ width: "100%", height: "auto", overflow: "visible" });
export const statements = style({
  stroke: "currentColor",
  strokeOpacity: 0.45,
  strokeWidth: 7,
  strokeDasharray: "0.22 0.78",
});
export const ring = style({ stroke: "currentColor", strokeOpacity: 0.14 });
export const bed = style({ stroke: "currentColor", strokeOpacity: 0.3 });
export const petal = style({
  fill: theme.accent.fill,
  transition: `transform ${motion.calm} ${motion.ease}`,
  animation: `${grow} ${motion.calm} ${motion.ease}`,
});
export const marked = style([petal, { fill: "currentColor" }]);
export const name = style({
  fill: "currentColor",
  fontSize: "21px",
  fontWeight: weight.bold,
  textAnchor: "middle",
  "@media": { [from.tablet]: { fontSize: "18px" } },
});
