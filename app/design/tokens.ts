/** Spacing scale, in multiples of 4 px. */
export const space = {
  "3xs": "4px",
  "2xs": "8px",
  xs: "12px",
  s: "16px",
  m: "24px",
  l: "32px",
  xl: "48px",
  "2xl": "64px",
  "3xl": "96px",
} as const;

/** Size and line height of each step of the type scale; the large ones grow with the window. */
export const type = {
  caption: { fontSize: "0.8125rem", lineHeight: 1.4 },
  small: { fontSize: "0.9375rem", lineHeight: 1.5 },
  body: { fontSize: "1.0625rem", lineHeight: 1.6 },
  lead: { fontSize: "clamp(1.125rem, 0.6vw + 1rem, 1.3125rem)", lineHeight: 1.55 },
  h4: { fontSize: "1.1875rem", lineHeight: 1.3 },
  h3: { fontSize: "clamp(1.375rem, 0.6vw + 1.2rem, 1.625rem)", lineHeight: 1.2 },
  h2: { fontSize: "clamp(1.875rem, 2.6vw + 1.1rem, 3rem)", lineHeight: 1.1 },
  display: { fontSize: "clamp(2.125rem, 3.2vw + 1.5rem, 3.625rem)", lineHeight: 1.02 },
} as const;

export const weight = { regular: 420, medium: 560, bold: 700, heavy: 780 } as const;
export const tracking = { tight: "-0.03em", close: "-0.015em", wide: "0.06em" } as const;
export const radius = { s: "8px", m: "14px", l: "24px", xl: "32px", pill: "999px" } as const;
export const shadow = {
  raised: "0 1px 2px rgb(10 25 18 / 0.06), 0 12px 32px -12px rgb(10 25 18 / 0.18)",
  floating: "0 2px 6px rgb(10 25 18 / 0.12), 0 24px 64px -16px rgb(10 25 18 / 0.35)",
} as const;
export const motion = {
  quick: "120ms",
  calm: "240ms",
  ease: "cubic-bezier(0.2, 0.7, 0.2, 1)",
} as const;
/** Insets of a phone's notch, rounded corners and home indicator. */
export const safe = {
  top: "env(safe-area-inset-top, 0px)",
  right: "env(safe-area-inset-right, 0px)",
  bottom: "env(safe-area-inset-bottom, 0px)",
  left: "env(safe-area-inset-left, 0px)",
} as const;
/** Height inside the insets; it changes with the browser's toolbars. */
export const safeHeight = `calc(100dvh - ${safe.top} - ${safe.bottom})`;
/** A full-bleed bar at the top of the page: undoes the body's safe-area padding. */
export const topBar = {
  marginTop: `calc(-1 * ${safe.top})`,
  marginInline: `calc(-1 * ${safe.left}) calc(-1 * ${safe.right})`,
  paddingTop: safe.top,
  paddingInline: `${safe.left} ${safe.right}`,
} as const;
/** The same for a bar that is fixed to the window. */
export const fixedBar = { paddingInline: `${safe.left} ${safe.right}` } as const;
export const width = { text: "40rem", page: "72rem" } as const;

/** Breakpoints; below both is the phone layout. */
export const from = {
  tablet: "screen and (min-width: 700px)",
  desktop: "screen and (min-width: 1024px)",
} as const;

/** For styles that only phones need, or only the smallest phones. */
export const below = {
  tablet: "screen and (max-width: 699.98px)",
  phone: "screen and (max-width: 359px)",
} as const;

/** Text set so large in the browser that a line has room for only a few words. */
export const largeText = "screen and (max-width: 19.99rem)";

/** Colours chosen by the reader's system: of ours, only text and borders are seen, in its colours. */
export const forcedColours = "(forced-colors: active)";

/** A desktop window at 400 % zoom, a third of which sticky bars would cover. */
export const zoomed = "screen and (max-height: 300px)";
