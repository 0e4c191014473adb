import { style } from "@vanilla-extract/css";
import { from, space, tracking, type, weight } from "#app/design/tokens.ts";

const line = "1px solid color-mix(in oklab, currentColor, transparent 80%)";

export const card = style({
  "@media": { [from.tablet]: { padding: space.m }, [from.desktop]: { padding: space.l } },
});
export const part = style({ display: "grid", gap: space.m });
export const title = style(type.h4);
export const product = style({
  ...type.h3,
  fontWeight: weight.bold,
  "@media": { [from.tablet]: type.h4, [from.desktop]: type.h3 },
});
export const tools = style({ ...type.small, marginTop: space.xs });
export const rows = style({ fontVariantNumeric: "tabular-nums" });
export const row = style({
  display: "flex",
  justifyContent: "space-between",
  gap: space.s,
  paddingBlock: space["2xs"],
  borderTop: line,
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
