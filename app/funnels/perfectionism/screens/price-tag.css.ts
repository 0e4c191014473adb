import { style, styleVariants } from "@vanilla-extract/css";
import { space, tracking, type, weight } from "#app/design/tokens.ts";

export const price = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `0 ${space["2xs"]}`,
  fontVariantNumeric: "tabular-nums",
});
/** Widths in em, to avoid a layout shift when the font loads. */
const figureBase = style({
  minWidth: "1.8em",
  fontWeight: weight.heavy,
  letterSpacing: tracking.tight,
});
export const figure = styleVariants({
  m: [figureBase, type.h3],
  l: [figureBase, type.h2],
});
export const worth = style({ minWidth: "2.7em", opacity: 0.75 });
