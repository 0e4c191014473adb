import { style } from "@vanilla-extract/css";
import { from, space, type } from "#app/design/tokens.ts";

export const orders = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.m,
});

export const place = style({ scrollMarginTop: space.m });
export const card = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.m,
  "@media": {
    [from.desktop]: {
      gridTemplateColumns: "minmax(0, 5fr) minmax(0, 6fr)",
      gap: space["2xl"],
      padding: space.xl,
    },
  },
});
export const words = style({ display: "grid", alignContent: "start", gap: space.xs });
export const title = style(type.h3);
