import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { region as toasts } from "./feedback/toaster.css.ts";
import { theme } from "./theme.css.ts";
import { fixedBar, from, motion, safe, shadow, space, type, weight, zoomed } from "./tokens.ts";

const HEIGHT = "81px";
const enter = keyframes({ from: { translate: "0 100%" } });

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
  // The page has the same button elsewhere.
  "@media": { print: { display: "none" }, [zoomed]: { display: "none" } },
});
export const row = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.xs,
  minHeight: `calc(${HEIGHT} - 1px)`,
});
export const price = style({ ...type.h4, display: "block", fontWeight: weight.heavy });
export const unit = style({ ...type.small, display: "block", color: theme.color.inkSoft });

// Price and button fit side by side even on the smallest phones.
globalStyle(`${row} > button`, {
  flex: "none",
  maxWidth: "60%",
  paddingInline: space.xs,
});

// Keeps focused elements and the end of the page clear of the bar.
globalStyle(`:root:has(${bar})`, {
  scrollPaddingBottom: `calc(${HEIGHT} + ${space.s} + ${safe.bottom})`,
});
globalStyle(`body:has(${bar})`, { paddingBottom: `calc(${HEIGHT} + ${safe.bottom})` });

// A phone's keyboard leaves little of the window, so the focused field gets all of it.
globalStyle(`:root:has(:is(input, select, textarea):focus) ${bar}`, { display: "none" });

// On a phone, toasts are above the bar anyway.
globalStyle(`:root:has(${bar}) ${toasts}`, {
  "@media": { [from.tablet]: { bottom: `calc(${HEIGHT} + ${space.m} + ${safe.bottom})` } },
});
