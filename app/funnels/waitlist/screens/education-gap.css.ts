import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { from, space, type, weight } from "#app/design/tokens.ts";

export const list = style({ display: "grid", gap: space.s, marginTop: space.m });
export const pair = style({
  display: "grid",
  gap: space.s,
  "@media": {
    [from.tablet]: { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)", gap: space.m },
  },
});
export const taught = style({
  ...type.body,
  display: "flex",
  gap: space.xs,
  color: theme.color.inkSoft,
});
export const needed = style({
  ...type.body,
  display: "flex",
  gap: space.xs,
  fontWeight: weight.medium,
});
export const mark = style({ marginTop: "3px" });
export const arrow = style([mark, { color: theme.accent.text }]);
