import { style } from "@vanilla-extract/css";
import { nightPanel, nightPanelFromTablet } from "#app/design/mixins.ts";
import { theme } from "#app/design/theme.css.ts";
import { from, space, tracking, type, weight } from "#app/design/tokens.ts";

export const panel = style({
  ...nightPanel,
  display: "grid",
  gap: space.xl,
  padding: `${space.xl} ${space.m}`,
  "@media": {
    [from.tablet]: nightPanelFromTablet,
    [from.desktop]: {
      gridTemplateColumns: "minmax(0, 5fr) minmax(0, 6fr)",
      gridTemplateRows: "1fr auto",
      gap: space.xl,
      padding: space["2xl"],
    },
  },
});
export const picture = style({
  display: "grid",
  gap: space.s,
  width: "100%",
  maxWidth: "35rem",
  placeSelf: "center",
  "@media": { [from.desktop]: { gridArea: "1 / 2 / 3 / 3" } },
});
export const caption = style({
  ...type.small,
  color: theme.color.onNightSoft,
  textAlign: "center",
  textWrap: "balance",
});

export const figures = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: space.s,
});
export const value = style({
  ...type.h2,
  display: "block",
  color: theme.color.onNight,
  fontWeight: weight.heavy,
  letterSpacing: tracking.tight,
});
