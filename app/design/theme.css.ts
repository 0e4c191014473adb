import {
  assignVars,
  createGlobalTheme,
  createGlobalThemeContract,
  styleVariants,
} from "@vanilla-extract/css";
import { accentColours, colours } from "./palette.ts";

const roles = {
  color: {
    /** The page, what stands on it, what is cut into it. */
    canvas: null,
    surface: null,
    sunken: null,
    ink: null,
    inkSoft: null,
    line: null,
    /** Edges that must be seen to use something: fields, radio buttons, tracks. */
    lineStrong: null,
    /** Dark in both themes, for the one panel of a page that should glow. */
    night: null,
    nightRaised: null,
    onNight: null,
    onNightSoft: null,
    danger: null,
    dangerSoft: null,
    success: null,
  },
  accent: {
    fill: null,
    onFill: null,
    text: null,
    soft: null,
    onNight: null,
  },
} as const;

export const theme = createGlobalThemeContract(roles, (_value, path) => `k-${path.join("-")}`);

type Both = { readonly light: string; readonly dark: string };

/** One stylesheet for both themes: the browser picks by `color-scheme`, so nothing can flash. */
const either = ({ light, dark }: Both) =>
  light === dark ? light : `light-dark(${light}, ${dark})`;

const vary = ({ text, soft, ...same }: (typeof accentColours)[keyof typeof accentColours]) => ({
  ...same,
  text: either(text),
  soft: either(soft),
});

createGlobalTheme(":root", theme, {
  color: {
    canvas: either(colours.canvas),
    surface: either(colours.surface),
    sunken: either(colours.sunken),
    ink: either(colours.ink),
    inkSoft: either(colours.inkSoft),
    line: either(colours.line),
    lineStrong: either(colours.lineStrong),
    night: either(colours.night),
    nightRaised: either(colours.nightRaised),
    onNight: either(colours.onNight),
    onNightSoft: either(colours.onNightSoft),
    danger: either(colours.danger),
    dangerSoft: either(colours.dangerSoft),
    success: either(colours.success),
  },
  accent: vary(accentColours.ember),
});

/** One accent for each funnel; text on a fill is dark in both themes, so a fill never changes. */
export const accents = styleVariants(accentColours, (accent) => ({
  vars: assignVars(theme.accent, vary(accent)),
}));
