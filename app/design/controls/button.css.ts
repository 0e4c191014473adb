import { keyframes, style, styleVariants } from "@vanilla-extract/css";
import { theme } from "../theme.css.ts";
import { below, from, motion, radius, space, type, weight } from "../tokens.ts";

const turn = keyframes({ to: { transform: "rotate(1turn)" } });

const base = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: space["2xs"],
  border: "1.5px solid transparent",
  borderRadius: radius.m,
  fontWeight: weight.bold,
  lineHeight: 1.2,
  // On a phone the longest labels are wider than the window.
  "@media": { [from.tablet]: { whiteSpace: "nowrap" } },
  textAlign: "center",
  textDecoration: "none",
  cursor: "pointer",
  WebkitTapHighlightColor: "transparent",
  transition: `transform ${motion.quick} ${motion.ease}, background-color ${motion.quick}, border-color ${motion.quick}`,
  selectors: {
    "&:active": { transform: "translateY(1px)" },
    "&[disabled]": { cursor: "not-allowed", opacity: 0.55 },
    "&[aria-busy=true]": { cursor: "progress" },
    // Drawn by CSS: a label that is its button's only child still changes on a page that the browser has translated.
    "&[aria-busy=true]::before": {
      content: "",
      flex: "none",
      width: "1em",
      height: "1em",
      border: "2px solid currentColor",
      borderRightColor: "transparent",
      borderRadius: radius.pill,
      animation: `${turn} 700ms linear infinite`,
    },
  },
});

export const tone = styleVariants({
  primary: [
    base,
    {
      background: theme.accent.fill,
      color: theme.accent.onFill,
      selectors: {
        "&:hover": { background: `color-mix(in oklab, ${theme.accent.fill}, white 14%)` },
      },
    },
  ],
  quiet: [
    base,
    {
      background: "transparent",
      color: theme.color.ink,
      borderColor: theme.color.lineStrong,
      selectors: { "&:hover": { background: theme.color.sunken } },
    },
  ],
  onNight: [
    base,
    {
      background: "transparent",
      color: theme.color.onNight,
      borderColor: theme.color.onNightSoft,
      selectors: { "&:hover": { background: theme.color.nightRaised } },
    },
  ],
});

export const size = styleVariants({
  s: { ...type.small, minHeight: "44px", padding: `${space["2xs"]} ${space.xs}` },
  m: {
    ...type.body,
    minHeight: "48px",
    padding: `${space["2xs"]} ${space.m}`,
    "@media": { [below.phone]: { paddingInline: space.xs } },
  },
  /** The main button of a screen; full width on a phone. */
  l: {
    ...type.h4,
    minHeight: "56px",
    padding: `${space.xs} ${space.l}`,
    "@media": { [below.tablet]: { width: "100%", paddingInline: space.m } },
  },
});

export const block = style({ width: "100%" });
