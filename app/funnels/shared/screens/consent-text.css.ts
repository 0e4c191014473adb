import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { space, type } from "#app/design/tokens.ts";

export const consent = style({ ...type.small, color: theme.color.inkSoft });
export const links = style({ display: "flex", flexWrap: "wrap", columnGap: space.m });
export const link = style({
  display: "inline-flex",
  alignItems: "center",
  minWidth: "44px",
  minHeight: "44px",
});
