import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { from, space, type } from "#app/design/tokens.ts";

export const section = style({
  display: "grid",
  gap: space.m,
  paddingBottom: space["2xl"],
  "@media": { [from.desktop]: { paddingBottom: space["3xl"] } },
});
export const actions = style({
  display: "grid",
  gap: space.xs,
  "@media": { [from.tablet]: { display: "flex", flexWrap: "wrap" } },
});
export const manage = style({ ...type.small, color: theme.color.inkSoft });
