import { style } from "@vanilla-extract/css";
import { from, largeText, radius, space, tracking, type, weight } from "../tokens.ts";

export const countdown = style({
  display: "flex",
  gap: space["2xs"],
  "@media": { [largeText]: { flexWrap: "wrap" } },
});
export const box = style({
  flex: "1 1 0",
  padding: `${space.xs} ${space["3xs"]}`,
  borderRadius: radius.m,
  background: "color-mix(in oklab, currentColor, transparent 92%)",
  textAlign: "center",
  "@media": { [from.tablet]: { padding: `${space.s} ${space["2xs"]}` } },
});
export const figure = style({
  display: "block",
  fontSize: "min(clamp(1.75rem, 4vw + 0.7rem, 2.75rem), 11vw)",
  lineHeight: 1.1,
  fontWeight: weight.heavy,
  fontVariantNumeric: "tabular-nums",
  letterSpacing: tracking.close,
});
export const unit = style({
  ...type.caption,
  fontWeight: weight.medium,
  letterSpacing: tracking.wide,
});
