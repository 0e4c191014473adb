import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { radius, space, type } from "#app/design/tokens.ts";

export const share = style({
  display: "grid",
  gap: space["2xs"],
  justifyItems: "start",
  padding: space.m,
  borderRadius: radius.l,
  background: theme.accent.soft,
});
export const title = style(type.h4);
export const lead = style({ ...type.small, color: theme.color.inkSoft });
export const choice = style({
  display: "flex",
  alignItems: "center",
  gap: space.xs,
  minHeight: "44px",
  cursor: "pointer",
});
export const box = style({ width: "22px", height: "22px", accentColor: theme.accent.text });
