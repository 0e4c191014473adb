import { style } from "@vanilla-extract/css";
import { from, space, type } from "#app/design/tokens.ts";

export const section = style({
  display: "grid",
  gap: space.l,
  paddingBlock: space["2xl"],
  "@media": {
    [from.desktop]: {
      gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
      alignItems: "center",
      gap: space["2xl"],
      paddingBlock: space["3xl"],
    },
  },
});
export const title = style(type.h2);
export const offer = style({ display: "grid", gap: space.m });
export const price = style(type.h3);
export const terms = style({ display: "grid", gap: space["2xs"] });
