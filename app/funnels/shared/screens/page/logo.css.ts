import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { below, space, tracking, weight } from "#app/design/tokens.ts";

export const logo = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space["2xs"],
  minHeight: "44px",
  color: "inherit",
  fontSize: "1.25rem",
  fontWeight: weight.heavy,
  letterSpacing: tracking.tight,
  textDecoration: "none",
});
export const sign = style({ width: "30px", height: "30px" });
export const stick = style({ stroke: "currentColor", strokeWidth: 3.2, strokeLinecap: "round" });
export const flame = style({ fill: theme.accent.fill });
/** Visually hidden on the narrowest phones; screen readers still get the name. */
export const name = style({
  "@media": {
    [below.phone]: {
      position: "absolute",
      width: "1px",
      height: "1px",
      overflow: "hidden",
      clipPath: "inset(50%)",
    },
  },
});

export const sticks = style({ width: "100%", height: "auto", overflow: "visible" });
export const wood = style({ stroke: "currentColor", strokeWidth: 6, strokeLinecap: "round" });
export const stickFlame = style({ fill: theme.accent.fill });
export const stickHead = style({
  fill: `color-mix(in oklab, ${theme.accent.fill}, currentColor 55%)`,
});
