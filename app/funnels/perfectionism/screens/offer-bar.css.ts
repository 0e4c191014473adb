import { keyframes, style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { fixedBar, from, motion, safe, shadow, space, type, weight } from "#app/design/tokens.ts";
import { BANNER_HEIGHT, BAR_HEIGHT } from "./sales-page.css.ts";

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
  },
});
export const barUnderBanner = style([
  bar,
  {
    "@media": {
      [from.desktop]: { top: `calc(${BANNER_HEIGHT} + ${safe.top})`, paddingTop: 0 },
    },
  },
]);
export const row = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.m,
  minHeight: BAR_HEIGHT,
});
/** A phone only has room for the button. */
export const contents = style({
  ...type.body,
  display: "none",
  marginInlineEnd: "auto",
  fontWeight: weight.medium,
  "@media": { [from.tablet]: { display: "block" } },
});
