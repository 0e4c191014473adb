import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { radius, space, type } from "#app/design/tokens.ts";

export const notice = style({
  ...type.small,
  padding: `${space.xs} ${space.s}`,
  borderRadius: radius.m,
  background: theme.color.surface,
  border: `1px solid ${theme.color.line}`,
  color: theme.color.ink,
});
