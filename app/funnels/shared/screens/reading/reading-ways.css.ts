import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { from, space, type } from "#app/design/tokens.ts";

export const ways = style({
  paddingTop: space.xl,
  borderTop: `1px solid ${theme.color.line}`,
  "@media": { print: { display: "none" } },
});
export const title = style({ fontSize: type.h3.fontSize, lineHeight: type.h3.lineHeight });
export const list = style({
  display: "grid",
  gap: space.s,
  marginTop: space.m,
  "@media": { [from.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});
export const way = style({
  display: "grid",
  gridTemplateRows: "auto 1fr auto",
  justifyItems: "start",
  gap: space.s,
  height: "100%",
});
export const name = style(type.h4);
export const text = style({ ...type.small, color: theme.color.inkSoft });
export const other = style({ ...type.small, marginTop: space.m });
