import { style } from "@vanilla-extract/css";
import { nightPanel, nightPanelFromTablet } from "#app/design/mixins.ts";
import { from, space, type } from "#app/design/tokens.ts";

export const place = style({ minHeight: "100dvh" });
export const panel = style({
  ...nightPanel,
  display: "grid",
  alignContent: "center",
  justifyItems: "center",
  gap: space.l,
  minHeight: "22rem",
  textAlign: "center",
  "@media": { [from.tablet]: nightPanelFromTablet },
});
export const rose = style({ width: "140px" });
export const title = style({
  ...type.h3,
  "@media": { "(scripting: none)": { display: "none" } },
});
export const withoutScript = style(type.h3);
