import { style } from "@vanilla-extract/css";
import { space, type } from "#app/design/tokens.ts";

export const facts = style({ ...type.small, display: "grid", gap: space["2xs"] });
export const fact = style({
  display: "grid",
  gridTemplateColumns: "16px minmax(0, 1fr)",
  alignItems: "center",
  gap: space["2xs"],
});
