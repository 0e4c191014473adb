import {
  assignVars,
  createGlobalTheme,
  createGlobalThemeContract,
  globalStyle,
  styleVariants,
} from "@vanilla-extract/css";
import { either, inBothThemes, isDark, isLight } from "./either.ts";
import { accentColours, colours } from "./palette.ts";

const roles = {
  color: {
    /** The page, raised surfaces, sunken surfaces. */
    canvas: null,
    surface: null,
    sunken: null,
    ink: null,
    inkSoft: null,
    line: null,
    /** Borders that need 3:1 contrast: fields, radio buttons, tracks. */
    lineStrong: null,
    /** The highlighted panel, dark in both themes. */
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

// One stylesheet for both themes, so there is no flash.
// Print is always light.
globalStyle(":root", {
  colorScheme: "light",
  vars: isLight,
  "@media": {
    screen: { colorScheme: "light dark" },
    "screen and (prefers-color-scheme: dark)": { vars: isDark },
  },
});
globalStyle(':root[data-theme="light"]', {
  "@media": { screen: { colorScheme: "light", vars: isLight } },
});
globalStyle(':root[data-theme="dark"]', {
  "@media": { screen: { colorScheme: "dark", vars: isDark } },
});

const colors = {
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
  accent: inBothThemes(accentColours.ember),
};

createGlobalTheme(":root", theme, colors);

/** For a funnel or a dating pattern; text on a fill is dark in both themes, so a fill never changes. */
export const accents = styleVariants(accentColours, (accent) => ({
  vars: assignVars(theme.accent, inBothThemes(accent)),
}));
