import { keyframes, style, styleVariants } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { from, largeText, motion, radius, space, weight } from "#app/design/tokens.ts";

const grow = keyframes({ from: { transform: "scale(0)" } });
const appear = keyframes({ from: { opacity: 0 } });

export const flower = style({ width: "100%", height: "auto", overflow: "visible" });
export const statements = style({
  stroke: "currentColor",
  strokeOpacity: 0.45,
  strokeWidth: 7,
  strokeDasharray: "0.22 0.78",
});
export const ring = style({ stroke: "currentColor", strokeOpacity: 0.14 });
export const pressed = style({ color: "inherit", cursor: "pointer", outline: "none" });
export const bed = style({
  fill: theme.accent.fill,
  fillOpacity: 0.12,
  stroke: theme.accent.fill,
  strokeOpacity: 0.5,
  selectors: {
    [`${pressed}:is(:hover, :focus-visible) &`]: { fillOpacity: 0.3, strokeOpacity: 1 },
    [`${pressed}:focus-visible &`]: { strokeWidth: 4 },
  },
});
export const petal = style({
  fill: theme.accent.fill,
  transition: `transform ${motion.calm} ${motion.ease}`,
});
/** Up to the upper end of a band, and from its lower end to the score. */
export const edge = style({ fill: theme.accent.fill, fillOpacity: 0.26 });
export const reached = style({ fill: theme.accent.fill, fillOpacity: 0.7 });
export const vein = style({
  stroke: theme.accent.onFill,
  strokeOpacity: 0.22,
  strokeWidth: 2,
  strokeLinecap: "round",
});
export const outline = style({
  stroke: "currentColor",
  strokeWidth: 1.5,
  strokeDasharray: "4 3",
  vectorEffect: "non-scaling-stroke",
});
export const words = style({
  fill: "currentColor",
  fontSize: "23px",
  "@media": { [from.tablet]: { fontSize: "19px" }, [largeText]: { display: "none" } },
});
export const legend = style({ display: "none", "@media": { [largeText]: { display: "block" } } });
export const legendItem = style({
  display: "flex",
  alignItems: "center",
  gap: space["2xs"],
  fontWeight: weight.bold,
  "::before": {
    content: "",
    flex: "none",
    width: "0.6em",
    height: "0.6em",
    borderRadius: radius.pill,
    background: theme.accent.fill,
  },
});
export const name = style({ fontWeight: weight.bold });
export const score = style({ fontVariantNumeric: "tabular-nums" });

/** Petal by petal, the last one open after 900 ms. Without delays if motion is reduced. */
const delays = { 0: "0ms", 1: "120ms", 2: "240ms", 3: "360ms", 4: "480ms" };
export const growing = styleVariants(delays, (animationDelay) => ({
  animation: `${grow} 420ms ${motion.ease} backwards`,
  "@media": { "(prefers-reduced-motion: no-preference)": { animationDelay } },
}));
export const appearing = styleVariants(delays, (animationDelay) => ({
  animation: `${appear} ${motion.calm} ${motion.ease} backwards`,
  "@media": { "(prefers-reduced-motion: no-preference)": { animationDelay } },
}));
