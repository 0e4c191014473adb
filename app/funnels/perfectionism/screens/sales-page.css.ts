import { globalStyle, style } from "@vanilla-extract/css";
import { from, safe, space } from "#app/design/tokens.ts";

/** Heights of the sticky parts, which focus targets must stay clear of. */
export const BANNER_HEIGHT = "44px";
export const BAR_HEIGHT = "72px";

export const page = style({});

// Keeps focus and anchor targets clear of the banner and the bar, even while the bar is hidden.
globalStyle(`:root:has(${page})`, {
  scrollPaddingTop: `calc(${BANNER_HEIGHT} + ${space.s} + ${safe.top})`,
  scrollPaddingBottom: `calc(${BAR_HEIGHT} + ${space.s} + ${safe.bottom})`,
  "@media": {
    [from.desktop]: {
      scrollPaddingTop: `calc(${BANNER_HEIGHT} + ${BAR_HEIGHT} + ${space.s} + ${safe.top})`,
      scrollPaddingBottom: space.s,
    },
  },
});
// Keeps a phone's bar from covering the end of the footer.
globalStyle(`${page}`, {
  paddingBottom: BAR_HEIGHT,
  "@media": { [from.desktop]: { paddingBottom: 0 } },
});
