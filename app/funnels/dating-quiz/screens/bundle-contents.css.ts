import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { radius, space, type } from "#app/design/tokens.ts";

export const item = style({
  display: "grid",
  alignContent: "start",
  gap: space.xs,
  padding: space.m,
  borderRadius: radius.l,
  background: theme.color.surface,
  border: `1px solid ${theme.color.line}`,
});
export const icon = style({
  display: "grid",
  placeItems: "center",
  width: "48px",
  height: "48px",
  borderRadius: radius.m,
  background: theme.accent.soft,
  color: theme.accent.text,
});
export const title = style(type.h4);
export const text = style({ color: theme.color.inkSoft });
export const value = style({ ...type.lead, marginTop: space.l });
