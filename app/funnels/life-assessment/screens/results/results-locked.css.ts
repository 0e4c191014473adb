import { globalStyle, style } from "@vanilla-extract/css";
import { from, space, type } from "#app/design/tokens.ts";

export const heading = style({
  ...type.h2,
  marginBottom: space.m,
  selectors: { "&:focus": { outline: "none" } },
});
export const place = style({ paddingBlock: space.xl });
export const card = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.l,
  "@media": {
    [from.desktop]: {
      gridTemplateColumns: "minmax(0, 1fr) 22rem",
      alignItems: "center",
      gap: space["2xl"],
    },
  },
});
export const title = style(type.h3);
export const text = style({ marginTop: space["2xs"] });
export const action = style({ display: "grid", gap: space.s });
export const terms = style({ ...type.small });
// The label is wider than the smallest phones.
globalStyle(`${action} > a`, { paddingInline: space.s, whiteSpace: "normal", textWrap: "balance" });
