import { globalFontFace, globalStyle } from "@vanilla-extract/css";
import { FONT_PATH, still } from "./page-tokens.ts";
import { theme } from "./theme.css.ts";
import { largeText, safe, tracking, type, weight } from "./tokens.ts";

const FONT = "Figtree";
const FALLBACK = "Figtree fallback";

globalFontFace(FONT, {
  src: `url("${FONT_PATH}") format("woff2")`,
  fontWeight: "400 800",
  fontDisplay: "swap",
});

/**
 * Arial with Figtree's metrics, for each weight in use: lines break at the same words before and after the font
 * loads, so there is no layout shift. Widths were compared over all texts of the waitlist page.
 */
const fallbackFaces = [
  { weights: "400 500", local: ["Arial", "Liberation Sans", "Roboto"], percent: 100.6 },
  { weights: "501 640", local: ["Arial", "Liberation Sans", "Roboto"], percent: 101.9 },
  {
    weights: "641 740",
    local: ["Arial Bold", "Liberation Sans Bold", "Roboto Bold"],
    percent: 96.1,
  },
  {
    weights: "741 800",
    local: ["Arial Bold", "Liberation Sans Bold", "Roboto Bold"],
    percent: 97.3,
  },
];
const ASCENT = 95;
const DESCENT = 25;
globalFontFace(
  FALLBACK,
  fallbackFaces.map(({ weights, local, percent }) => ({
    src: local.map((name) => `local("${name}")`).join(", "),
    fontWeight: weights,
    sizeAdjust: `${percent}%`,
    ascentOverride: `${((ASCENT / percent) * 100).toFixed(1)}%`,
    descentOverride: `${((DESCENT / percent) * 100).toFixed(1)}%`,
    lineGapOverride: "0%",
  })),
);

// A grid without columns of its own is as wide as its container, whatever word is in it.
globalStyle("*, *::before, *::after", {
  boxSizing: "border-box",
  gridAutoColumns: "minmax(0, 1fr)",
});
globalStyle("body, h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, blockquote", { margin: 0 });
globalStyle(":where(ul[role=list], ol[role=list], fieldset)", {
  padding: 0,
  border: 0,
  listStyle: "none",
});

globalStyle(":root", {
  scrollPaddingTop: `calc(96px + ${safe.top})`,
  WebkitTextSizeAdjust: "100%",
});
globalStyle(":root", {
  "@media": { "(prefers-reduced-motion: no-preference)": { scrollBehavior: "smooth" } },
});

globalStyle("body", {
  ...type.body,
  background: theme.color.canvas,
  color: theme.color.ink,
  fontFamily: `"${FONT}", "${FALLBACK}", system-ui, sans-serif`,
  fontWeight: weight.regular,
  minHeight: "100dvh",
  padding: `${safe.top} ${safe.right} ${safe.bottom} ${safe.left}`,
  overflowWrap: "break-word",
  WebkitFontSmoothing: "antialiased",
  "@media": { [largeText]: { overflowWrap: "anywhere", hyphens: "auto" } },
});
globalStyle("h1, h2, h3, h4", {
  overflowWrap: "anywhere",
  fontWeight: weight.bold,
  letterSpacing: tracking.close,
  textWrap: "balance",
});
globalStyle("h1", { ...type.display, fontWeight: weight.heavy, letterSpacing: tracking.tight });
globalStyle("h2", { ...type.h2, letterSpacing: tracking.tight });
globalStyle("h3", type.h3);
globalStyle("h4", type.h4);
globalStyle("p, li, dd, blockquote, figcaption", { textWrap: "pretty" });
globalStyle("strong", { fontWeight: weight.bold });
globalStyle("a", {
  color: theme.accent.text,
  textUnderlineOffset: "0.2em",
  textDecorationThickness: "0.08em",
});
globalStyle("button, input, select, textarea", { font: "inherit", color: "inherit" });
globalStyle("a, button, summary, label, input, select", { touchAction: "manipulation" });
// These have pressed styles of their own; the grey tap highlight would ignore their rounded corners.
globalStyle("button, summary, label, input, select", { WebkitTapHighlightColor: "transparent" });
globalStyle("svg", { display: "block" });
globalStyle(":focus-visible", {
  outline: `3px solid ${theme.accent.text}`,
  outlineOffset: "3px",
});
// Script moves focus here after a view change; it is not interactive.
globalStyle('[tabindex="-1"]:focus-visible', { outline: "none" });
globalStyle("[hidden]", { display: "none" });
globalStyle("::selection", { background: theme.accent.fill, color: theme.accent.onFill });
globalStyle("*, *::before, *::after", {
  "@media": {
    // A short duration instead would apply to every property of every element: a theme change would trickle down the page.
    [still]: { animationDuration: "1ms !important", transition: "none !important" },
  },
});
