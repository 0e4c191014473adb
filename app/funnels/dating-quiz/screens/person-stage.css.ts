import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { motion, radius, space, type, weight } from "#app/design/tokens.ts";

export const stage = style({ paddingBlock: `${space.l} ${space["2xl"]}` });
export const title = style(type.h2);
export const lead = style({ ...type.lead, marginTop: space.s, color: theme.color.inkSoft });
export const choices = style({ display: "grid", gap: space.xs, marginTop: space.l });
export const choice = style({
  ...type.h4,
  width: "100%",
  minHeight: "64px",
  padding: `${space.s} ${space.m}`,
  background: theme.color.surface,
  border: `1.5px solid ${theme.color.line}`,
  borderRadius: radius.m,
  fontWeight: weight.medium,
  textAlign: "start",
  cursor: "pointer",
  transition: `border-color ${motion.quick}, background-color ${motion.quick}`,
  selectors: {
    "&:hover": { borderColor: theme.color.lineStrong },
    "&:active": { borderColor: theme.accent.text, background: theme.accent.soft },
  },
});
