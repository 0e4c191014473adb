import { globalStyle, style } from "@vanilla-extract/css";
import { theme } from "../theme.css.ts";
import { radius } from "../tokens.ts";

/** Grows without motion: a transition of its width would lay out the page in every frame, after every step. */
export const bar = style({
  display: "block",
  width: "100%",
  height: "12px",
  appearance: "none",
  border: 0,
  borderRadius: radius.pill,
  overflow: "hidden",
  background: `color-mix(in oklab, currentColor, transparent 82%)`,
});
globalStyle(`${bar}::-webkit-progress-bar`, { background: "transparent" });
globalStyle(`${bar}::-webkit-progress-value`, {
  background: theme.accent.fill,
  borderRadius: radius.pill,
});
globalStyle(`${bar}::-moz-progress-bar`, {
  background: theme.accent.fill,
  borderRadius: radius.pill,
});
