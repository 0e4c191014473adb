import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { space, type, weight } from "#app/design/tokens.ts";

export const list = style({ display: "grid", gap: space.s, marginTop: space.m });
export const taught = style({ ...type.body, color: theme.color.inkSoft, textDecoration: "line-through", textDecorationColor: theme.color.lineStrong });
export const needed = style({ ...type.body, display: "flex", gap: space.xs, fontWeight: weight.medium });
export const mark = style({ marginTop: "3px", color: theme.accent.text });
