import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";

export const sticks = style({ width: "100%", height: "auto", overflow: "visible" });
export const wood = style({ stroke: "currentColor", strokeWidth: 7, strokeLinecap: "round" });
export const lit = style({ stroke: theme.accent.fill, strokeWidth: 7, strokeLinecap: "round" });
export const spark = style({ fill: theme.accent.fill });
