import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { from, motion, radius, space, tracking, type, weight } from "#app/design/tokens.ts";

export const stage = style({
  paddingBlock: `${space.l} ${space["2xl"]}`,
  "@media": { [from.tablet]: { paddingTop: space["2xl"] } },
});
export const eyebrow = style({
  ...type.small,
  marginBottom: space["2xs"],
  color: theme.accent.text,
  fontWeight: weight.bold,
});
export const title = style({ ...type.h2, letterSpacing: tracking.tight });
export const lead = style({ ...type.lead, marginTop: space.s, color: theme.color.inkSoft });
export const choices = style({ display: "grid", gap: space.xs, marginTop: space.l });
export const choice = style({
  ...type.h3,
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.s,
  width: "100%",
  minHeight: "76px",
  padding: `${space.s} ${space.m}`,
  background: theme.color.surface,
  border: `1.5px solid ${theme.color.line}`,
  borderRadius: radius.l,
  fontWeight: weight.bold,
  letterSpacing: tracking.close,
  fontVariantNumeric: "tabular-nums",
  textAlign: "start",
  cursor: "pointer",
  transition: `border-color ${motion.quick}, background-color ${motion.quick}`,
  selectors: {
    "&:hover": { borderColor: theme.accent.text },
    "&:active": { borderColor: theme.accent.text, background: theme.accent.soft },
  },
});
export const arrow = style({
  color: theme.accent.text,
  transition: `transform ${motion.quick} ${motion.ease}`,
  selectors: { [`${choice}:hover &`]: { transform: "translateX(4px)" } },
});
