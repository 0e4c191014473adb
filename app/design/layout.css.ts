import { style, styleVariants } from "@vanilla-extract/css";
import { visuallyHiddenRules } from "./mixins.ts";
import { from, space, width } from "./tokens.ts";

export const container = style({
  width: `min(100% - 2 * ${space.m}, ${width.page})`,
  marginInline: "auto",
});
export const narrow = style({ maxWidth: width.text });

const column = style({ display: "flex", flexDirection: "column" });
export const stack = styleVariants(space, (gap) => [column, { gap }]);

const row = style({ display: "flex", flexWrap: "wrap", alignItems: "center" });
export const inline = styleVariants(space, (gap) => [row, { gap }]);

const cells = style({ display: "grid", gap: space.s, gridTemplateColumns: "minmax(0, 1fr)" });
export const grid = styleVariants({ 2: 2, 3: 3, 4: 4 }, (columns) => [
  cells,
  {
    "@media": {
      [from.tablet]: {
        gap: space.m,
        gridTemplateColumns: `repeat(${Math.min(columns, 2)}, minmax(0, 1fr))`,
      },
      [from.desktop]: { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` },
    },
  },
]);

export const visuallyHidden = style(visuallyHiddenRules);
