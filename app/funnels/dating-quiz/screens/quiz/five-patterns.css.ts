import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { from, space, type } from "#app/design/tokens.ts";

export const list = style({
  display: "grid",
  gap: `${space.l} ${space.m}`,
  "@media": {
    [from.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [from.desktop]: { gridTemplateColumns: "repeat(5, minmax(0, 1fr))" },
  },
});
export const pattern = style({
  display: "flex",
  alignItems: "center",
  gap: space.s,
  "@media": { [from.desktop]: { flexDirection: "column", alignItems: "start" } },
});
export const name = style(type.h4);
export const text = style({
  ...type.small,
  marginTop: space["3xs"],
  color: theme.color.inkSoft,
});
