import { style } from "@vanilla-extract/css";
import { theme } from "../theme.css.ts";
import { motion, radius, space, weight } from "../tokens.ts";

export const group = style({ display: "grid", gap: space["2xs"], minWidth: 0 });
export const legend = style({ padding: 0, marginBottom: space.xs, fontWeight: weight.medium });
export const choice = style({
  display: "flex",
  alignItems: "center",
  gap: space.xs,
  minHeight: "52px",
  padding: `${space.xs} ${space.s}`,
  background: theme.color.surface,
  border: `1.5px solid ${theme.color.line}`,
  borderRadius: radius.m,
  cursor: "pointer",
  transition: `border-color ${motion.quick}, background-color ${motion.quick}`,
  selectors: {
    "&:hover": { borderColor: theme.color.lineStrong },
    "&:has(:checked)": { borderColor: theme.accent.text, background: theme.accent.soft },
    "&:has(:focus-visible)": { outline: `3px solid ${theme.accent.text}`, outlineOffset: "3px" },
  },
});
export const radio = style({
  flex: "none",
  width: "20px",
  height: "20px",
  accentColor: theme.accent.text,
  selectors: { "&:focus-visible": { outline: "none" } },
});
