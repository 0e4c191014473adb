import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { from, radius, space, type, width } from "#app/design/tokens.ts";

export const offer = style({
  display: "grid",
  alignContent: "start",
  gap: space.xs,
  padding: space.m,
  borderRadius: radius.l,
  background: theme.accent.soft,
  "@media": { [from.tablet]: { padding: space.l }, print: { display: "none" } },
});
export const title = style(type.h3);
export const text = style({ maxWidth: width.text, color: theme.color.inkSoft });
