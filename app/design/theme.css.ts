import {
  assignVars,
  createGlobalTheme,
  createGlobalThemeContract,
  styleVariants,
} from "@vanilla-extract/css";

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

/** One stylesheet for both themes: the browser picks by `color-scheme`, so nothing can flash. */
const both = (light: string, dark: string) => `light-dark(${light}, ${dark})`;

const ember = {
  fill: "#ff6a2b",
  onFill: "#220d02",
  text: both("#b03a06", "#ff9466"),
  soft: both("#ffe8db", "#38190a"),
  onNight: "#ff9466",
};

createGlobalTheme(":root", theme, {
  color: {
    canvas: both("#f6f7f3", "#0c1410"),
    surface: both("#ffffff", "#14201a"),
    sunken: both("#ebeee7", "#080e0b"),
    ink: both("#12211a", "#eef3ee"),
    inkSoft: both("#4a5a51", "#a9b8af"),
    line: both("#dce2d9", "#26352d"),
    lineStrong: both("#76857c", "#72847a"),
    night: both("#10241b", "#193529"),
    nightRaised: both("#1b3529", "#24483a"),
    onNight: "#f2f6f1",
    onNightSoft: "#b4c6bb",
    danger: both("#b3261e", "#ff8a80"),
    dangerSoft: both("#fdeceb", "#3a1513"),
    success: both("#17714a", "#6fd6a0"),
  },
  accent: ember,
});

/** One accent for each funnel; text on a fill is dark in both themes, so a fill never changes. */
export const accents = styleVariants({
  ember: { vars: assignVars(theme.accent, ember) },
  rose: {
    vars: assignVars(theme.accent, {
      fill: "#f7678f",
      onFill: "#2b0613",
      text: both("#ae1c4c", "#ff93b1"),
      soft: both("#ffe6ed", "#391420"),
      onNight: "#ff93b1",
    }),
  },
  lagoon: {
    vars: assignVars(theme.accent, {
      fill: "#35bfa9",
      onFill: "#03211c",
      text: both("#0b675a", "#66d8c6"),
      soft: both("#daf3ed", "#0d2f28"),
      onNight: "#66d8c6",
    }),
  },
  iris: {
    vars: assignVars(theme.accent, {
      fill: "#9a8bff",
      onFill: "#130a38",
      text: both("#5240c4", "#b5abff"),
      soft: both("#ebe8ff", "#221c47"),
      onNight: "#b5abff",
    }),
  },
});
