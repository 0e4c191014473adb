import { globalStyle, style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { from, safe, space, type, weight } from "#app/design/tokens.ts";

/** Heights of the sticky parts, which focus targets must stay clear of; there is never more than one. */
export const BANNER_HEIGHT = "44px";
export const BAR_HEIGHT = "72px";

export const page = style({});

// Keeps focus and anchor targets clear of the banner and the bar, even while the bar is hidden.
globalStyle(`:root:has(${page})`, {
  scrollPaddingTop: `calc(${BANNER_HEIGHT} + ${space.s} + ${safe.top})`,
  scrollPaddingBottom: `calc(${BAR_HEIGHT} + ${space.s} + ${safe.bottom})`,
  "@media": {
    [from.desktop]: {
      scrollPaddingTop: `calc(${BAR_HEIGHT} + ${space.s} + ${safe.top})`,
      scrollPaddingBottom: space.s,
    },
  },
});
// Keeps a phone's bar from covering the end of the footer.
globalStyle(`${page}`, {
  paddingBottom: BAR_HEIGHT,
  "@media": { [from.desktop]: { paddingBottom: 0 } },
});

export const list = style({
  display: "grid",
  gap: space.l,
  "@media": {
    [from.tablet]: {
      gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
      gap: `${space.xl} ${space["2xl"]}`,
    },
  },
});
export const item = style({
  display: "grid",
  gap: space["2xs"],
  alignContent: "start",
  paddingInlineStart: space.m,
  borderInlineStart: `3px solid ${theme.accent.fill}`,
});
export const thought = style({ ...type.h3, fontWeight: weight.medium, fontStyle: "normal" });
export const text = style({ color: theme.color.inkSoft });

export const section = style({ paddingBottom: space["3xl"] });
export const columns = style({
  display: "grid",
  gap: space.m,
  "@media": {
    [from.desktop]: {
      gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)",
      gap: space["2xl"],
      alignItems: "start",
    },
  },
});
export const lead = style({ ...type.lead, marginTop: space.s, color: theme.color.inkSoft });
