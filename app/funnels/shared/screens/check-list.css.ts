import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { space } from "#app/design/tokens.ts";

export const list = style({ display: "grid", gap: space.xs });
export const item = style({
  display: "grid",
  gridTemplateColumns: "20px minmax(0, 1fr)",
  gap: space.xs,
});
export const mark = style({ marginTop: "3px", color: theme.accent.text });
