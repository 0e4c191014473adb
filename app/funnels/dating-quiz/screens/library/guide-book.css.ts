import { globalStyle, style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { motion, space, type, weight } from "#app/design/tokens.ts";

export const book = style({
  position: "relative",
  display: "block",
  listStyle: "none",
  cursor: "pointer",
});
globalStyle(`${book}::-webkit-details-marker`, { display: "none" });
globalStyle(`${book} > svg`, {
  transition: `transform ${motion.quick} ${motion.ease}`,
  "@media": { "(prefers-reduced-motion: reduce)": { transition: "none" } },
});
globalStyle(`${book}:hover > svg`, {
  "@media": { "(hover: hover)": { transform: "translateY(-4px)" } },
});
export const title = style({ ...type.small, marginTop: space.xs });
/** The whole book is the button. */
export const open = style({
  padding: 0,
  border: 0,
  background: "transparent",
  color: "inherit",
  font: "inherit",
  textAlign: "start",
  cursor: "pointer",
  selectors: {
    "&::after": { content: "", position: "absolute", inset: 0 },
    "&:focus-visible": { outline: "none" },
    "&:focus-visible::after": {
      outline: `3px solid ${theme.accent.text}`,
      outlineOffset: "4px",
      borderRadius: "3px 8px 8px 3px",
    },
  },
});
export const facts = style({ ...type.small, color: theme.color.inkSoft });
export const wide = style({
  selectors: { "&[open]": { display: "grid", gap: space.s } },
});

/** Aligns the buttons of cards that are side by side. */
export const guideDetails = style({
  ...type.small,
  display: "grid",
  gridTemplateRows: "auto 1fr auto",
  gap: space.s,
});
export const guideTopics = style({ color: theme.accent.text, fontWeight: weight.bold });
export const guideFacts = style({ color: theme.color.inkSoft });
