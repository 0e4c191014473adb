import { styleVariants } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { bandColours } from "#app/funnels/life-assessment/rules/score-band.ts";

/** Sets the colour of nested rings and bars by score band. */
export const band = styleVariants(bandColours, (color) => ({
  vars: { [theme.accent.fill]: color },
}));
