import { globalStyle, style } from "@vanilla-extract/css";
import { barWithoutColours } from "../mixins.ts";
import { theme } from "../theme.css.ts";
import { forcedColours, radius } from "../tokens.ts";

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
  ...barWithoutColours,
});
globalStyle(`${bar}::-webkit-progress-bar`, { background: "transparent" });
const reached = {
  background: theme.accent.fill,
  borderRadius: radius.pill,
  "@media": { [forcedColours]: { background: "Highlight" } },
};
globalStyle(`${bar}::-webkit-progress-value`, reached);
globalStyle(`${bar}::-moz-progress-bar`, reached);
