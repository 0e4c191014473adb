import { style } from "@vanilla-extract/css";
import { type, weight } from "#app/design/tokens.ts";

export const myResults = style({
  ...type.small,
  display: "inline-flex",
  alignItems: "center",
  minHeight: "44px",
  marginInlineStart: "auto",
  color: "inherit",
  fontWeight: weight.medium,
});
