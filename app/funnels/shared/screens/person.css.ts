import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { space, type, weight } from "#app/design/tokens.ts";

export const person = style({
  ...type.small,
  display: "flex",
  alignItems: "center",
  gap: space.xs,
});
export const name = style({ display: "block", fontWeight: weight.bold });
export const about = style({ display: "block", color: theme.color.inkSoft });
