import { style } from "@vanilla-extract/css";
import { space } from "#app/design/tokens.ts";

export const row = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.s,
  minHeight: "64px",
});
