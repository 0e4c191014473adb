import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { fixedBar, motion, safe, space, type, weight } from "#app/design/tokens.ts";

const HEIGHT = "81px";
const enter = keyframes({ from: { transform: "translateY(100%)" } });

export const bar = style({
  ...fixedBar,
  position: "fixed",
  insetInline: 0,
  bottom: 0,
  zIndex: 10,
  background: theme.color.surface,
  borderTop: `1px solid ${theme.color.line}`,
  paddingBottom: safe.bottom,
  animation: `${enter} ${motion.calm} ${motion.ease}`,
});
export const row = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.s,
  minHeight: `calc(${HEIGHT} - 1px)`,
});
export const price = style({ ...type.h4, display: "block", fontWeight: weight.heavy });
export const unit = style({ ...type.caption, display: "block", color: theme.color.inkSoft });

// Price and button fit side by side even on the smallest phones.
globalStyle(`${row} > button`, { paddingInline: space.s });

// Keeps focused elements and the end of the page clear of the bar.
globalStyle(`:root:has(${bar})`, {
  scrollPaddingBottom: `calc(${HEIGHT} + ${space.s} + ${safe.bottom})`,
});
globalStyle(`body:has(${bar})`, { paddingBottom: `calc(${HEIGHT} + ${safe.bottom})` });
