import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { space, type, weight } from "#app/design/tokens.ts";
import { BANNER_HEIGHT } from "./sticky-places.ts";

export const banner = style({
  position: "sticky",
  top: 0,
  zIndex: 12,
  display: "grid",
  placeItems: "center",
  minHeight: BANNER_HEIGHT,
  paddingInline: space.s,
  background: theme.accent.soft,
});
export const text = style({ ...type.small, textAlign: "center" });
export const time = style({
  display: "inline-block",
  fontWeight: weight.bold,
  fontVariantNumeric: "tabular-nums",
  color: theme.accent.text,
});
