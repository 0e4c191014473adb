import { theme } from "./theme.css.ts";
import { from, radius, space } from "./tokens.ts";

/** The one panel of a page that should glow: dark in both themes, on a phone wider than the text around it. */
export const nightPanel = {
  marginInline: `calc(${space.s} * -1)`,
  padding: `${space.l} ${space.m}`,
  borderRadius: radius.xl,
  background: theme.color.night,
  color: theme.color.onNight,
} as const;

export const nightPanelFromTablet = { marginInline: 0, padding: space.xl } as const;

/** For what is drawn inside in the theme's own roles: it follows the panel. */
export const drawnOnNight = {
  [theme.color.ink]: theme.color.onNight,
  [theme.color.inkSoft]: theme.color.onNightSoft,
  [theme.color.line]: theme.color.nightRaised,
} as const;

/** Two halves, side by side from the desktop on. */
export const nightPanelInTwo = {
  ...nightPanel,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.xl,
  "@media": {
    [from.tablet]: nightPanelFromTablet,
    [from.desktop]: {
      gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
      gap: space["2xl"],
      padding: space["2xl"],
    },
  },
} as const;
