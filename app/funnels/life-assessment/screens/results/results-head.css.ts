import { style } from "@vanilla-extract/css";
import { drawnOnNight, nightPanel, nightPanelFromTablet } from "#app/design/mixins.ts";
import { theme } from "#app/design/theme.css.ts";
import { from, radius, space, type, weight } from "#app/design/tokens.ts";

export const panel = style({
  ...nightPanel,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.l,
  vars: drawnOnNight,
  "@media": {
    [from.tablet]: {
      gridTemplateColumns: "200px minmax(0, 1fr)",
      gap: space.xl,
      ...nightPanelFromTablet,
    },
    [from.desktop]: {
      gridTemplateColumns: "220px minmax(0, 1fr)",
      gap: `${space.xl} ${space["2xl"]}`,
      padding: space["2xl"],
    },
  },
});
export const title = style({
  ...type.h2,
  gridColumn: "1 / -1",
  selectors: { "&:focus": { outline: "none" } },
});
export const overall = style({
  width: "180px",
  justifySelf: "center",
  "@media": { [from.tablet]: { width: "100%", alignSelf: "center" } },
});
export const extremes = style({
  display: "grid",
  gap: space.s,
  "@media": { [from.desktop]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});
export const extreme = style({
  padding: space.m,
  borderRadius: radius.l,
  background: theme.color.nightRaised,
});
export const extremeTitle = style({
  ...type.small,
  color: theme.accent.onNight,
  letterSpacing: "normal",
});
export const extremeName = style({ ...type.h3, marginTop: space["3xs"], fontWeight: weight.bold });
export const extremeScore = style({ fontWeight: weight.medium });
export const extremeText = style({
  ...type.small,
  marginTop: space.s,
  color: theme.color.onNightSoft,
});
