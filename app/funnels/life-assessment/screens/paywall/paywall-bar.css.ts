import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { fixedBar, from, motion, safe, shadow, space, type, weight } from "#app/design/tokens.ts";

const HEIGHT = "80px";
const enter = keyframes({ from: { translate: "0 100%" } });

/** Below the desktop layout, where the card stands beside everything else. */
export const bar = style({
  ...fixedBar,
  position: "fixed",
  insetInline: 0,
  bottom: 0,
  zIndex: 10,
  paddingBottom: safe.bottom,
  background: theme.color.surface,
  borderTop: `1px solid ${theme.color.line}`,
  boxShadow: shadow.floating,
  animation: `${enter} ${motion.calm} ${motion.ease}`,
  "@media": { [from.desktop]: { display: "none" }, print: { display: "none" } },
});
export const row = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.s,
  minHeight: `calc(${HEIGHT} - 1px)`,
});
export const price = style({ ...type.h4, display: "block", fontWeight: weight.heavy });
export const unit = style({ ...type.small, display: "block", color: theme.color.inkSoft });

// Keeps focused elements and the end of the page clear of the bar.
globalStyle(`:root:has(${bar})`, {
  scrollPaddingBottom: `calc(${HEIGHT} + ${space.s} + ${safe.bottom})`,
});
globalStyle(`body:has(${bar})`, {
  paddingBottom: `calc(${HEIGHT} + ${safe.bottom})`,
  "@media": { [from.desktop]: { paddingBottom: safe.bottom } },
});
// Price and button fit side by side even on the smallest phones.
globalStyle(`${row} > button`, { paddingInline: space.s });
