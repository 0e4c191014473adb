import { style } from "@vanilla-extract/css";
import { chosenWithoutColours, coveringInput } from "#app/design/mixins.ts";
import { theme } from "#app/design/theme.css.ts";
import { forcedColours, from, radius, space, tracking, type, weight } from "#app/design/tokens.ts";

export const radio = style(coveringInput);
export const scale = style({
  display: "grid",
  gridTemplateColumns: "repeat(5, minmax(0, 1fr))",
  alignContent: "end",
  justifyItems: "center",
  gap: `${space.s} 0`,
  paddingBottom: space.xl,
  "@media": { [from.tablet]: { alignContent: "center", paddingBottom: space["3xl"] } },
});
export const choice = style({
  ...type.h3,
  position: "relative",
  display: "grid",
  placeItems: "center",
  width: "min(100% - 6px, 72px)",
  aspectRatio: "1",
  background: theme.color.surface,
  border: `1.5px solid ${theme.color.lineStrong}`,
  borderRadius: radius.pill,
  fontWeight: weight.bold,
  letterSpacing: tracking.close,
  fontVariantNumeric: "tabular-nums",
  cursor: "pointer",
  userSelect: "none",
  "@media": {
    [from.tablet]: { width: "84px" },
    // As for the choices of the other questions (`question-choices.css.ts`).
    "(hover: hover)": {
      selectors: {
        "&:not(:active, :has(:checked)):hover": { borderColor: theme.accent.text },
      },
    },
    [forcedColours]: { selectors: { "&:has(:checked)": chosenWithoutColours } },
  },
  selectors: {
    "&:is(:active, :has(:checked))": {
      background: theme.accent.fill,
      borderColor: theme.accent.fill,
      color: theme.accent.onFill,
    },
    "&:has(:focus-visible)": { outline: `3px solid ${theme.accent.text}`, outlineOffset: "3px" },
  },
});
const label = style({ ...type.small, color: theme.color.inkSoft, textWrap: "balance" });
export const left = style([label, { gridColumn: "1 / 3", justifySelf: "start" }]);
export const right = style([label, { gridColumn: "4 / 6", justifySelf: "end", textAlign: "end" }]);
