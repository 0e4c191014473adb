import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { radius, space } from "#app/design/tokens.ts";

export const mark = style({
  flex: "none",
  width: "72px",
  height: "72px",
  padding: space.xs,
  borderRadius: radius.m,
  background: "color-mix(in oklab, currentColor, transparent 84%)",
});
export const you = style({ fill: "currentColor" });
const line = style({ fill: "none", strokeWidth: 2, strokeLinecap: "round" });
export const other = style([line, { stroke: theme.color.ink }]);
export const trace = style([line, { stroke: "currentColor" }]);
export const gap = style([line, { stroke: theme.color.inkSoft, strokeDasharray: "0.1 5" }]);
