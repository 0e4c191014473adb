import { style } from "@vanilla-extract/css";
import { chosenWithoutColours, coveringInput } from "#app/design/mixins.ts";
import { theme } from "#app/design/theme.css.ts";
import { forcedColours, motion, radius, space, type, weight } from "#app/design/tokens.ts";

export const group = style({ display: "grid", gap: space["2xs"], minWidth: 0 });
export const legend = style({
  ...type.small,
  padding: 0,
  marginBottom: space["2xs"],
  fontWeight: weight.medium,
});
export const stars = style({
  display: "grid",
  gridTemplateColumns: "repeat(5, minmax(0, 1fr))",
  gap: space["2xs"],
});
export const star = style({
  position: "relative",
  display: "grid",
  placeItems: "center",
  minHeight: "60px",
  color: theme.color.lineStrong,
  background: theme.color.surface,
  border: `1.5px solid ${theme.color.line}`,
  borderRadius: radius.m,
  cursor: "pointer",
  transition: `color ${motion.quick}, border-color ${motion.quick}, background-color ${motion.quick}`,
  selectors: {
    "&:hover": { borderColor: theme.color.lineStrong },
    // The chosen star and those before it.
    "&:has(:checked), &:has(~ * :checked)": {
      color: theme.accent.text,
      borderColor: theme.accent.text,
      background: theme.accent.soft,
      "@media": { [forcedColours]: chosenWithoutColours },
    },
    "&:has(:focus-visible)": { outline: `3px solid ${theme.accent.text}`, outlineOffset: "3px" },
  },
});
export const radio = style(coveringInput);
export const ends = style({
  ...type.small,
  display: "flex",
  justifyContent: "space-between",
  gap: space.s,
  color: theme.color.inkSoft,
});
