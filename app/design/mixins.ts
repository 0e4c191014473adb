import { theme } from "./theme.css.ts";
import { forcedColours, from, radius, space } from "./tokens.ts";

/** A page's highlighted panel: dark in both themes, on a phone wider than the text around it. */
export const nightPanel = {
  marginInline: `calc(${space.s} * -1)`,
  padding: `${space.l} ${space.m}`,
  borderRadius: radius.xl,
  background: theme.color.night,
  color: theme.color.onNight,
} as const;

export const nightPanelFromTablet = { marginInline: 0, padding: space.xl } as const;

/** Overrides the theme's colour roles for drawings inside the panel. */
export const drawnOnNight = {
  [theme.color.ink]: theme.color.onNight,
  [theme.color.inkSoft]: theme.color.onNightSoft,
  [theme.color.line]: theme.color.nightRaised,
} as const;

/** Two columns on desktop. */
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

/** Stretches an invisible input over its label, so that a click anywhere on the label hits the input itself. */
export const coveringInput = {
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  margin: 0,
  opacity: 0,
  cursor: "pointer",
} as const;

/** Marks the chosen option in forced-colors mode, where a background would not be seen. */
export const chosenWithoutColours = { border: "5px solid Highlight" } as const;
/** The track of a bar in that mode; what is reached is `Highlight`. */
export const barWithoutColours = {
  "@media": { [forcedColours]: { border: "1px solid CanvasText" } },
} as const;

/** An icon button that closes its container. A negative margin may move it over the container's edge. */
export const closeButton = {
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: "44px",
  height: "44px",
  background: "transparent",
  border: 0,
  borderRadius: radius.s,
  cursor: "pointer",
  selectors: { "&:hover": { background: theme.color.sunken } },
} as const;

/** For screen readers only. */
export const visuallyHiddenRules = {
  position: "absolute",
  width: "1px",
  height: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
} as const;

/** A checkbox with its label, a target 44 px high. */
export const checkLabel = {
  display: "flex",
  alignItems: "center",
  gap: space.s,
  minHeight: "44px",
  cursor: "pointer",
} as const;
export const checkBox = {
  flex: "none",
  width: "24px",
  height: "24px",
  margin: 0,
  accentColor: theme.accent.text,
} as const;
