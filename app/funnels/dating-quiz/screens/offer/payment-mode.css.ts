import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { from, space, type, weight } from "#app/design/tokens.ts";

export const place = style({
  display: "grid",
  gap: space.m,
  paddingBlock: `${space.s} ${space["2xl"]}`,
});
export const card = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.l,
  "@media": {
    [from.desktop]: {
      gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)",
      gap: space["2xl"],
      padding: space["2xl"],
    },
  },
});
export const side = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: space.m,
});
export const title = style(type.h2);
export const partTitle = style(type.h4);
export const total = style({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "baseline",
  gap: space.s,
  paddingTop: space.s,
  borderTop: `1px solid ${theme.color.line}`,
});
export const amount = style({ ...type.h3, fontWeight: weight.heavy });
export const delivery = style({
  ...type.small,
  color: theme.color.inkSoft,
  overflowWrap: "anywhere",
});
