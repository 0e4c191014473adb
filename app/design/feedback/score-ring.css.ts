import { style } from "@vanilla-extract/css";
import { theme } from "../theme.css.ts";
import { forcedColours, tracking, weight } from "../tokens.ts";

/** It grows with the text, since its words do not do so by themselves. */
export const ring = style({ width: "100%", maxWidth: "13.75rem", height: "auto" });
export const track = style({ fill: "none", stroke: theme.color.line, strokeWidth: 10 });
export const arc = style({
  fill: "none",
  stroke: theme.accent.fill,
  strokeWidth: 10,
  strokeLinecap: "round",
  "@media": { [forcedColours]: { stroke: "Highlight" } },
});
const written = { "@media": { [forcedColours]: { fill: "CanvasText" } } };
export const figure = style({
  fill: theme.color.ink,
  fontSize: "28px",
  fontWeight: weight.heavy,
  letterSpacing: tracking.tight,
  textAnchor: "middle",
  ...written,
});
export const caption = style({
  fill: theme.color.inkSoft,
  fontSize: "10px",
  textAnchor: "middle",
  ...written,
});
