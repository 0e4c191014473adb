import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { radius, shadow, space, type } from "#app/design/tokens.ts";

export const figure = style({ display: "grid", gap: space["2xs"], margin: 0, maxWidth: "20rem" });
export const picture = style({
  width: "100%",
  height: "auto",
  borderRadius: radius.m,
  boxShadow: shadow.raised,
});
export const caption = style({ ...type.small, color: theme.color.inkSoft });
