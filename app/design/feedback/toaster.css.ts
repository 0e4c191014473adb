import { globalStyle, keyframes, style, styleVariants } from "@vanilla-extract/css";
import { closeButton } from "../mixins.ts";
import { theme } from "../theme.css.ts";
import { below, from, motion, radius, safe, shadow, space, type, weight } from "../tokens.ts";

const enter = keyframes({ from: { opacity: 0, translate: "0 12px" } });

const BAR_HEIGHT = "88px";
/** The page has an email field. Matching its focus instead would recalculate styles on every press. */
const hasField = ":root:has([type=email])";

export const region = style({
  position: "fixed",
  // Above every sticky bar, for browsers without popovers.
  zIndex: 20,
  // On a phone, above a bar at the bottom, where it never covers a title.
  inset: `auto calc(${space.s} + ${safe.right}) calc(${BAR_HEIGHT} + ${safe.bottom}) calc(${space.s} + ${safe.left})`,
  width: "auto",
  maxWidth: "26rem",
  margin: 0,
  marginInlineStart: "auto",
  padding: 0,
  border: 0,
  overflow: "visible",
  background: "transparent",
  color: theme.color.ink,
  "@media": {
    [from.tablet]: {
      inset: `auto calc(${space.m} + ${safe.right}) calc(${space.m} + ${safe.bottom}) auto`,
      width: "26rem",
    },
    print: { display: "none" },
  },
  selectors: {
    // At the bottom, a phone's keyboard would hide the toast or leave no room beside the field.
    [`${hasField} &`]: {
      "@media": { [below.tablet]: { insetBlock: `calc(${space.xs} + ${safe.top}) auto` } },
    },
  },
});
// Keeps the field and its label clear of the toast.
globalStyle(hasField, {
  "@media": { [below.tablet]: { scrollPaddingTop: `calc(10rem + ${safe.top})` } },
});
const base = style({
  display: "flex",
  alignItems: "flex-start",
  gap: space.xs,
  padding: `${space.s} ${space.xs} ${space.s} ${space.s}`,
  background: theme.color.surface,
  border: `1px solid ${theme.color.line}`,
  borderInlineStart: "5px solid",
  borderRadius: radius.m,
  boxShadow: shadow.floating,
  animation: `${enter} ${motion.calm} ${motion.ease}`,
});
export const toast = styleVariants({
  notice: [base, { borderInlineStartColor: theme.accent.fill }],
  problem: [base, { borderInlineStartColor: theme.color.danger }],
});
export const text = style({ flex: 1, minWidth: 0 });
export const title = style({ fontWeight: weight.bold });
export const description = style({ ...type.small, color: theme.color.inkSoft });
export const close = style({
  ...closeButton,
  margin: "-8px -4px -8px 0",
  color: theme.color.inkSoft,
});
