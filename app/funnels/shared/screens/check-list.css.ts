import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { space, type } from "#app/design/tokens.ts";

export const list = style({ display: "grid", gap: space.xs });
export const item = style({
  display: "grid",
  gridTemplateColumns: "20px minmax(0, 1fr)",
  gap: space.xs,
});
export const mark = style({ marginTop: "3px", color: theme.accent.text });

export const facts = style({ ...type.small, display: "grid", gap: space["2xs"] });
export const fact = style({
  display: "grid",
  gridTemplateColumns: "16px minmax(0, 1fr)",
  alignItems: "center",
  gap: space["2xs"],
});
