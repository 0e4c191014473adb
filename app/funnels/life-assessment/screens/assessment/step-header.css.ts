import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { largeText, space, topBar, type, weight } from "#app/design/tokens.ts";
import { gutter, tall } from "./assessment-page.css.ts";

/** Of both rows, the bar and the gaps; the scale sticks beneath. */
export const HEADER_HEIGHT = "calc(4.75rem + 24px)";

export const header = style({
  ...topBar,
  zIndex: 5,
  background: theme.color.canvas,
  borderBottom: `1px solid ${theme.color.line}`,
  "@media": { [tall]: { position: "sticky", top: 0 } },
});
export const rows = style([gutter, { display: "grid", paddingBottom: space["2xs"] }]);
export const row = style({
  ...type.small,
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.s,
  minHeight: "2rem",
  whiteSpace: "nowrap",
  "@media": { [largeText]: { flexWrap: "wrap", whiteSpace: "normal" } },
  fontVariantNumeric: "tabular-nums",
  selectors: {
    "&:first-child": { minHeight: "2.75rem" },
    "&:nth-child(2)": { marginBottom: "3px" },
  },
});
export const kept = style({
  ...type.caption,
  marginInlineStart: space["3xs"],
  color: theme.color.inkSoft,
  // Two-digit step numbers leave no room.
  "@media": { "(max-width: 339.98px)": { display: "none" } },
});
/** Marks what is true only with script, which shows steps one by one and keeps answers on the device. */
export const stepwise = style({});
export const area = style({
  display: "flex",
  alignItems: "center",
  gap: space["2xs"],
  color: theme.color.lineStrong,
});
export const flower = style({ flex: "none", width: "34px" });
export const name = style({ color: theme.accent.text, fontWeight: weight.bold });
export const soft = style({ color: theme.color.inkSoft });
