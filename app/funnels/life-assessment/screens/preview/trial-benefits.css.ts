import { style } from "@vanilla-extract/css";
import { space, type, weight } from "#app/design/tokens.ts";

export const benefits = style({ marginTop: space.m });

export const badges = style({
  ...type.small,
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: `${space["2xs"]} ${space.l}`,
  fontWeight: weight.medium,
});
export const badge = style({ display: "flex", alignItems: "center", gap: space["2xs"] });

export const offer = style({ paddingBlock: `${space.xl} ${space["2xl"]}` });
export const offerTitle = style(type.h3);
