import { globalStyle, style } from "@vanilla-extract/css";
import { from, space } from "#app/design/tokens.ts";

/** Five courses: on a desktop three in the first row and two in the second, without a gap. */
export const shelf = style({
  display: "grid",
  gap: space.m,
  "@media": { [from.desktop]: { gridTemplateColumns: "repeat(6, minmax(0, 1fr))" } },
});
globalStyle(`${shelf} > li`, { "@media": { [from.desktop]: { gridColumn: "span 2" } } });
globalStyle(`${shelf} > li:nth-child(n + 4)`, {
  "@media": { [from.desktop]: { gridColumn: "span 3" } },
});
