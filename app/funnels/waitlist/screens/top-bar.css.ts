import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { fixedBar, safe, space, zoomed } from "#app/design/tokens.ts";

export const bar = style({
  ...fixedBar,
  paddingTop: safe.top,
  position: "fixed",
  insetInline: 0,
  top: 0,
  zIndex: 10,
  background: theme.color.canvas,
  borderBottom: `1px solid ${theme.color.line}`,
  "@media": { [zoomed]: { position: "absolute" } },
});
export const row = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.s,
  minHeight: "64px",
});
export const actions = style({ display: "flex", alignItems: "center", gap: space["2xs"] });
