import { globalStyle, style } from "@vanilla-extract/css";
import { space, type, weight } from "#app/design/tokens.ts";

export const benefits = style({ marginTop: space.m });

export const badges = style({
  ...type.small,
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  columnGap: space.l,
  fontWeight: weight.medium,
});
// One of them is a link.
export const badge = style({
  display: "flex",
  alignItems: "center",
  gap: space["2xs"],
  minHeight: "32px",
});
globalStyle(`${badge} > a`, { display: "flex", alignItems: "center", minHeight: "44px" });
