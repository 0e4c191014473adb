import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { safe, space, topBar, type, weight } from "#app/design/tokens.ts";
import { BANNER_HEIGHT } from "./sales-page.css.ts";

export const banner = style({
  ...topBar,
  position: "sticky",
  top: 0,
  zIndex: 12,
  display: "grid",
  placeItems: "center",
  minHeight: `calc(${BANNER_HEIGHT} + ${safe.top})`,
  paddingInline: `calc(${space.s} + ${safe.left}) calc(${space.s} + ${safe.right})`,
  background: theme.accent.soft,
});
/** Fixed widths, to avoid a layout shift when the font loads. */
export const text = style({
  ...type.small,
  display: "grid",
  gridTemplateColumns: "minmax(11.75rem, max-content) 2.75rem",
  gap: space["2xs"],
});
export const time = style({
  fontWeight: weight.bold,
  fontVariantNumeric: "tabular-nums",
  color: theme.accent.text,
});
