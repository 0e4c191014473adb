import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { safeHeight, space, type } from "#app/design/tokens.ts";

export const page = style({
  display: "grid",
  alignItems: "center",
  minHeight: safeHeight,
  paddingBlock: space["2xl"],
});
export const sticks = style({ width: "96px", color: theme.color.lineStrong });
export const title = style(type.h2);
export const text = style({ ...type.lead, color: theme.color.inkSoft });
