import { style } from "@vanilla-extract/css";
import { chosenWithoutColours } from "#app/design/mixins.ts";
import { theme } from "#app/design/theme.css.ts";
import { forcedColours, radius, space, type, weight } from "#app/design/tokens.ts";

export const group = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space["2xs"],
  margin: `0 0 ${space.s}`,
  padding: 0,
  border: 0,
});
export const label = style({ ...type.small, fontWeight: weight.bold, marginRight: space["3xs"] });
export const choice = style({
  ...type.small,
  minHeight: "44px",
  paddingInline: space.s,
  color: "inherit",
  background: theme.color.surface,
  border: `1.5px solid ${theme.color.lineStrong}`,
  borderRadius: radius.pill,
  cursor: "pointer",
  "@media": {
    [forcedColours]: { selectors: { "&[aria-pressed=true]": chosenWithoutColours } },
  },
  selectors: {
    "&:hover": { borderColor: theme.accent.text },
    "&[aria-pressed=true]": {
      color: theme.accent.text,
      background: theme.accent.soft,
      borderColor: theme.accent.text,
      fontWeight: weight.bold,
    },
  },
});
