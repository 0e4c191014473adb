import { globalStyle, style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { motion, space, type, weight } from "#app/design/tokens.ts";

export const title = style({ ...type.h2, selectors: { "&:focus": { outline: "none" } } });
export const lead = style({ ...type.lead, marginTop: space.s, color: theme.color.inkSoft });
export const factors = style({ display: "grid", gap: space.m, marginTop: space.l });
// The only animated bars: nobody can press anything in the meantime.
globalStyle(`${factors} ::-webkit-progress-value`, {
  transition: `inline-size ${motion.calm} ${motion.ease}`,
});
export const factor = style({
  ...type.small,
  display: "flex",
  justifyContent: "space-between",
  gap: space.s,
  marginBottom: space["3xs"],
  fontWeight: weight.medium,
});
/** As wide as "100%" from the start, so that nothing shifts as it counts. */
export const percent = style({
  minWidth: "3.5em",
  color: theme.color.inkSoft,
  fontVariantNumeric: "tabular-nums",
  textAlign: "end",
});
