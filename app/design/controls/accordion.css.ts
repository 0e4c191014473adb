import { style } from "@vanilla-extract/css";
import { theme } from "../theme.css.ts";
import { motion, space, type, weight } from "../tokens.ts";

export const item = style({ borderBottom: `1px solid ${theme.color.line}` });
export const summary = style({
  ...type.h4,
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.s,
  padding: `${space.s} 0`,
  fontWeight: weight.medium,
  cursor: "pointer",
  listStyle: "none",
  selectors: { "&::-webkit-details-marker": { display: "none" } },
});
export const mark = style({
  flex: "none",
  transition: `transform ${motion.calm} ${motion.ease}`,
  selectors: { [`${item}[open] &`]: { transform: "rotate(45deg)" } },
});
export const answer = style({
  paddingBottom: space.m,
  color: theme.color.inkSoft,
  maxWidth: "60ch",
});
