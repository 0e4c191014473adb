import { style } from "@vanilla-extract/css";
import { chosenWithoutColours, coveringInput } from "#app/design/mixins.ts";
import { theme } from "#app/design/theme.css.ts";
import { forcedColours, from, radius, space, type, weight } from "#app/design/tokens.ts";

export const choices = style({
  display: "grid",
  alignContent: "end",
  gap: space["2xs"],
  "@media": { [from.tablet]: { alignContent: "start" } },
});
export const number = style({
  ...type.small,
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: "30px",
  height: "30px",
  border: `1.5px solid ${theme.color.lineStrong}`,
  borderRadius: radius.pill,
  fontWeight: weight.bold,
  fontVariantNumeric: "tabular-nums",
});
export const choice = style({
  ...type.body,
  position: "relative",
  display: "flex",
  alignItems: "center",
  gap: space.xs,
  minHeight: "68px",
  padding: `${space["2xs"]} ${space.s}`,
  background: theme.color.surface,
  border: `1.5px solid ${theme.color.line}`,
  borderRadius: radius.m,
  lineHeight: 1.35,
  textWrap: "pretty",
  cursor: "pointer",
  userSelect: "none",
  // A tap leaves its hover state behind, and the next question reuses the same elements.
  "@media": {
    "(hover: hover)": { selectors: { "&:hover": { borderColor: theme.accent.text } } },
    [forcedColours]: { selectors: { "&:has(:checked)": chosenWithoutColours } },
  },
  selectors: {
    "&:is(:active, :has(:checked))": {
      borderColor: theme.accent.text,
      background: theme.accent.soft,
    },
    "&:has(:focus-visible)": { outline: `3px solid ${theme.accent.text}`, outlineOffset: "3px" },
  },
});
export const radio = style(coveringInput);
