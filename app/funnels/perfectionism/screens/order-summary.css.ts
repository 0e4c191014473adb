import { style } from "@vanilla-extract/css";
import { visuallyHiddenRules as hidden } from "#app/design/mixins.ts";
import { from, motion, space, tracking, type, weight } from "#app/design/tokens.ts";

const rule = "1px solid color-mix(in oklab, currentColor, transparent 80%)";

export const card = style({
  paddingBlock: 0,
  "@media": { [from.tablet]: { padding: space.m }, [from.desktop]: { padding: space.l } },
});
export const part = style({
  display: "grid",
  "@media": { [from.tablet]: { gap: space.m } },
});
export const title = style({
  ...type.h4,
  "@media": { "screen and (max-width: 699.98px)": hidden },
});

export const fold = style({ "@media": { [from.tablet]: { display: "none" } } });
export const line = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto 20px",
  alignItems: "center",
  gap: space.xs,
  minHeight: "56px",
  fontWeight: weight.medium,
  cursor: "pointer",
  listStyle: "none",
  selectors: { "&::-webkit-details-marker": { display: "none" } },
});
export const mark = style({
  transition: `rotate ${motion.quick} ${motion.ease}`,
  selectors: { [`${fold}[open] &`]: { rotate: "180deg" } },
});
/** On a phone hidden until its line is opened; always shown on wider windows. */
const folded = style({
  display: "none",
  selectors: { [`${fold}[open] ~ &`]: { display: "block", paddingBottom: space.s } },
  "@media": { [from.tablet]: { display: "block" } },
});
export const contents = folded;
export const facts = folded;
/** Not on a phone, where the line to open already has the product's name. */
export const product = style({
  display: "none",
  fontWeight: weight.bold,
  "@media": { [from.tablet]: { ...type.h4, display: "block" }, [from.desktop]: type.h3 },
});
export const tools = style({ ...type.small, marginTop: space.xs });
export const rows = style([folded, { fontVariantNumeric: "tabular-nums" }]);
export const row = style({
  display: "flex",
  justifyContent: "space-between",
  gap: space.s,
  paddingBlock: space["2xs"],
  borderTop: rule,
});
export const total = style([
  row,
  { alignItems: "baseline", paddingTop: space.s, fontWeight: weight.bold },
]);
// Widths in em, to avoid a layout shift when the font loads.
export const worth = style({ display: "inline-block", minWidth: "2.45em" });
export const amount = style({
  minWidth: "1.75em",
  ...type.h2,
  fontWeight: weight.heavy,
  letterSpacing: tracking.tight,
});
