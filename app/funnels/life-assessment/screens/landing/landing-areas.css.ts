import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { from, space, type } from "#app/design/tokens.ts";

export const list = style({ borderBottom: `1px solid ${theme.color.line}` });
export const row = style({
  display: "grid",
  gap: space["2xs"],
  paddingBlock: space.m,
  borderTop: `1px solid ${theme.color.line}`,
  "@media": {
    [from.tablet]: {
      gridTemplateColumns: "minmax(0, 4fr) minmax(0, 7fr)",
      columnGap: space.l,
      alignItems: "center",
    },
    [from.desktop]: { gridTemplateColumns: "minmax(0, 4fr) minmax(0, 5fr) minmax(0, 5fr)" },
  },
});
export const name = style({
  ...type.h3,
  display: "flex",
  alignItems: "center",
  gap: space.s,
  "@media": { [from.tablet]: { gridRow: "span 2" }, [from.desktop]: { gridRow: "auto" } },
});
export const subDimensions = style({ ...type.small, color: theme.color.inkSoft });
