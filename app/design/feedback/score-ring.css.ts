import { style } from "@vanilla-extract/css";
import { theme } from "../theme.css.ts";
import { tracking, weight } from "../tokens.ts";

export const ring = style({ width: "100%", maxWidth: "220px", height: "auto" });
export const track = style({ fill: "none", stroke: theme.color.line, strokeWidth: 10 });
export const arc = style({
  fill: "none",
  stroke: theme.accent.fill,
  strokeWidth: 10,
  strokeLinecap: "round",
});
export const figure = style({
  fill: theme.color.ink,
  fontSize: "28px",
  fontWeight: weight.heavy,
  letterSpacing: tracking.tight,
  textAnchor: "middle",
});
export const caption = style({ fill: theme.color.inkSoft, fontSize: "10px", textAnchor: "middle" });
