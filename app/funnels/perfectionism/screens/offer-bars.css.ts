import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import {
  fixedBar,
  from,
  largeText,
  motion,
  safe,
  shadow,
  space,
  topBar,
  type,
  weight,
  zoomed,
} from "#app/design/tokens.ts";
import { BANNER_HEIGHT, BAR_HEIGHT } from "./sales-page.css.ts";

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
  "@media": { [zoomed]: { position: "static" } },
});
/** Keeps its place, so that nothing moves when the bar comes and goes. */
export const coveredBanner = style([banner, { visibility: "hidden" }]);
export const bannerText = style({
  ...type.small,
  display: "grid",
  gridTemplateColumns: "minmax(11.75rem, max-content) auto",
  gap: space["2xs"],
  "@media": { [largeText]: { gridTemplateColumns: "minmax(0, max-content) auto" } },
});

const rise = keyframes({ from: { translate: "0 100%" } });
const fall = keyframes({ from: { translate: "0 -100%" } });

export const bar = style({
  ...fixedBar,
  position: "fixed",
  insetInline: 0,
  bottom: 0,
  zIndex: 11,
  paddingBottom: safe.bottom,
  background: theme.color.surface,
  borderTop: `1px solid ${theme.color.line}`,
  boxShadow: shadow.floating,
  animation: `${rise} ${motion.calm} ${motion.ease}`,
  "@media": {
    [from.desktop]: {
      inset: "0 0 auto",
      paddingBlock: `${safe.top} 0`,
      borderTop: 0,
      borderBottom: `1px solid ${theme.color.line}`,
      boxShadow: "none",
      animationName: fall,
    },
    // The page has the same link elsewhere.
    [zoomed]: { display: "none" },
  },
});
/** A phone has room for the price above the countdown, and the button. */
export const row = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  columnGap: space.s,
  minHeight: BAR_HEIGHT,
  paddingBlock: space["2xs"],
  "@media": { [from.tablet]: { display: "flex", columnGap: space.m } },
});
export const contents = style({
  ...type.body,
  display: "none",
  marginInlineEnd: "auto",
  fontWeight: weight.medium,
  "@media": { [from.tablet]: { display: "block" } },
});
export const held = style({
  ...type.small,
  gridArea: "2 / 1",
  color: theme.color.inkSoft,
  whiteSpace: "nowrap",
});
/** Small, so that the price stays on one line beside the button at 320 px, and the bar within `BAR_HEIGHT`. */
export const price = style({ ...type.small, gridArea: "1 / 1" });
globalStyle(`${price} > p`, { columnGap: space["3xs"] });
export const buy = style({ gridArea: "1 / 2 / span 2" });
