import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { from, space, type } from "#app/design/tokens.ts";

export const shelf = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.m,
});
export const head = style({ display: "grid", gap: space["2xs"], maxWidth: "44rem" });
export const title = style(type.h3);
export const lead = style({ color: theme.color.inkSoft });

const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`;
export const cards = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.s,
  "@media": { [from.desktop]: { gridTemplateColumns: columns(3), gap: space.m } },
});
export const books = style({
  display: "grid",
  gridTemplateColumns: columns(2),
  gap: `${space.m} ${space.s}`,
  "@media": {
    [from.tablet]: { gridTemplateColumns: columns(4), gap: `${space.l} ${space.m}` },
    [from.desktop]: { gridTemplateColumns: columns(6) },
  },
});

export const sheet = style({
  display: "grid",
  gridTemplateColumns: "104px minmax(0, 1fr)",
  alignItems: "center",
  gap: space.s,
});
export const sheetCover = style({ width: "104px" });
export const sheetBody = style({ gridColumn: "1 / -1" });

export const all = style({
  display: "grid",
  gap: `${space["2xs"]} ${space.s}`,
  marginTop: space["2xs"],
  "@media": { [from.tablet]: { display: "flex", flexWrap: "wrap", alignItems: "center" } },
});
