import { style } from "@vanilla-extract/css";
import { drawnOnNight, nightPanel, nightPanelFromTablet } from "#app/design/mixins.ts";
import { theme } from "#app/design/theme.css.ts";
import { from, radius, space, type, weight } from "#app/design/tokens.ts";

export const title = style({
  ...type.h2,
  paddingBlock: `${space["2xs"]} ${space.xs}`,
  selectors: { "&:focus": { outline: "none" } },
});
export const panel = style({
  ...nightPanel,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.m,
  paddingTop: space.m,
  vars: drawnOnNight,
  "@media": {
    [from.tablet]: { ...nightPanelFromTablet, gap: space.l },
    [from.desktop]: {
      gridTemplateColumns: "minmax(0, 6fr) minmax(0, 5fr)",
      alignItems: "center",
      gap: space["2xl"],
    },
  },
});
export const flower = style({ width: "100%", maxWidth: "34rem", justifySelf: "center" });
export const words = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.s,
  "@media": {
    "screen and (min-width: 700px) and (max-width: 1023px)": {
      gridTemplateColumns: "10rem repeat(2, minmax(0, 1fr))",
    },
  },
});
export const overall = style({ width: "min(9.5rem, 100%)", placeSelf: "center" });
export const extreme = style({
  padding: space.s,
  borderRadius: radius.l,
  background: theme.color.nightRaised,
  "@media": { [from.tablet]: { padding: space.m } },
});
export const extremeHead = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.xs,
});
export const extremeTitle = style({
  ...type.small,
  color: theme.accent.onNight,
  letterSpacing: "normal",
});
export const extremeName = style({
  ...type.h3,
  marginTop: space["2xs"],
  fontWeight: weight.bold,
});
export const extremeScore = style({ fontWeight: weight.medium });
export const extremeText = style({
  ...type.small,
  marginTop: space["2xs"],
  color: theme.color.onNightSoft,
});
