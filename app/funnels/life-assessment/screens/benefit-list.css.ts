import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { space } from "#app/design/tokens.ts";

export const benefits = style({ display: "grid", gap: space.s, marginTop: space.m });
export const benefit = style({ display: "flex", gap: space.xs });
export const mark = style({ marginTop: "3px", color: theme.accent.text });
