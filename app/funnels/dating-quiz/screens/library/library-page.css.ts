import { style } from "@vanilla-extract/css";
import { space } from "#app/design/tokens.ts";

export const all = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space["2xs"]} ${space.s}`,
  marginTop: space["2xs"],
});
