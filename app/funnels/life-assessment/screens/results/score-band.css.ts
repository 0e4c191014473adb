import { styleVariants } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { bandColours } from "#app/funnels/life-assessment/content/band-colours.ts";

/** Colours a ring or a bar inside of it by the band of its score. */
export const band = styleVariants(bandColours, (color) => ({
  vars: { [theme.accent.fill]: color },
}));
