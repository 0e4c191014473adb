import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { space, type, weight } from "#app/design/tokens.ts";

export const title = style({ ...type.h2, selectors: { "&:focus": { outline: "none" } } });
export const lead = style({ ...type.lead, marginTop: space.s, color: theme.color.inkSoft });
export const factors = style({ display: "grid", gap: space.m, marginTop: space.l });
export const factor = style({
  ...type.small,
  display: "flex",
  justifyContent: "space-between",
  gap: space.s,
  marginBottom: space["3xs"],
  fontWeight: weight.medium,
});
export const percent = style({ color: theme.color.inkSoft, fontVariantNumeric: "tabular-nums" });
