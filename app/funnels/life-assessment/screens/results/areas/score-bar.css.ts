import { style, styleVariants } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { radius } from "#app/design/tokens.ts";
import { bandColours } from "#app/funnels/life-assessment/rules/score-band.ts";

/** Sets the colour of nested rings and bars by score band. */
export const band = styleVariants(bandColours, (color) => ({
  vars: { [theme.accent.fill]: color },
}));

export const bar = style({
  position: "relative",
  borderRadius: radius.pill,
  overflow: "hidden",
});
const part = { position: "absolute", insetBlock: 0 } as const;
/** Both parts fade in the same direction, past a mark at the score. */
export const below = style({
  ...part,
  borderInlineEnd: `3px solid ${theme.accent.fill}`,
  background: `linear-gradient(to right, transparent, color-mix(in oklab, ${theme.color.surface}, transparent 55%))`,
});
export const above = style({
  ...part,
  background: `linear-gradient(to right, color-mix(in oklab, ${theme.accent.fill}, transparent 45%), transparent)`,
});
