import { style, styleVariants } from "@vanilla-extract/css";
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

const cells = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.s });
const columns = (count: number) => ({
  gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
  gap: space.m,
});
export const list = styleVariants({ first: 3, row: 2 }, (count) => [
  cells,
  { "@media": { [from.desktop]: columns(count) } },
]);

export const all = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space["2xs"]} ${space.s}`,
  marginTop: space["2xs"],
});
