import { style } from "@vanilla-extract/css";
import { space } from "#app/design/tokens.ts";

export const orders = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.m,
});
