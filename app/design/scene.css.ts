import { style } from "@vanilla-extract/css";
import { either } from "./either.ts";
import { theme } from "./theme.css.ts";
import { radius } from "./tokens.ts";

const { fill, onFill, text, soft } = theme.accent;
const blend = (one: string, percent: number, other: string) =>
  `color-mix(in oklab, ${one} ${percent}%, ${other})`;

/**
 * As wide as its container; another `aspect-ratio` crops it. The inks of the sprites in `scenes` are mixed from the
 * surrounding accent, and the background is visible before the sprite has loaded.
 */
export const scene = style({
  display: "block",
  width: "100%",
  aspectRatio: "3 / 2",
  borderRadius: radius.l,
  background: soft,
  vars: {
    "--s-calm": blend(fill, 44, soft),
    "--s-bright": fill,
    "--s-deep": either({ light: text, dark: blend(onFill, 75, soft) }),
    "--s-ink": either({ light: onFill, dark: text }),
    "--s-light": "#fff8ef",
    "--s-spark": "#ffc94d",
  },
});
