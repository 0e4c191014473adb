import { globalStyle, style } from "@vanilla-extract/css";
import { from, safe, space } from "#app/design/tokens.ts";
import { BANNER_HEIGHT, BAR_HEIGHT } from "./sticky-places.ts";

export const page = style({});

// What is focused or jumped to stays clear of the banner and of the bar, whether it is shown yet or not.
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
// The bar of a phone must not stand on the end of the footer.
globalStyle(`${page}`, {
  paddingBottom: BAR_HEIGHT,
  "@media": { [from.desktop]: { paddingBottom: 0 } },
});
