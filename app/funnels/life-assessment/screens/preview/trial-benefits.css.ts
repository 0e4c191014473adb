import { globalStyle, style } from "@vanilla-extract/css";
import { from, space, type, weight } from "#app/design/tokens.ts";

export const benefits = style({ marginTop: space.m });
globalStyle(`${benefits} > ul`, {
  "@media": { [from.desktop]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

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

export const offer = style({ paddingBlock: `${space.xl} ${space["2xl"]}` });
export const offerTitle = style(type.h3);
