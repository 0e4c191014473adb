import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { from, space, type, weight } from "#app/design/tokens.ts";

export const sides = style({
  display: "grid",
  gap: space.xl,
  "@media": { [from.desktop]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))", gap: space.xl } },
});
export const title = style({ ...type.h4, paddingBottom: space.xs });
export const lines = style({ borderTop: `2px solid ${theme.accent.fill}` });
export const line = style({
  display: "grid",
  gridTemplateColumns: "1.5rem minmax(0, 1fr)",
  gap: space["2xs"],
  paddingBlock: space.s,
  borderBottom: `1px solid ${theme.color.line}`,
});
export const number = style({
  color: theme.accent.text,
  fontWeight: weight.bold,
  fontVariantNumeric: "tabular-nums",
});
export const mark = style({ marginTop: "4px", color: theme.accent.text });
