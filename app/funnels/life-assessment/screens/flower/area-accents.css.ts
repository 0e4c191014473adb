import { assignVars, styleVariants } from "@vanilla-extract/css";
import { inBothThemes } from "#app/design/either.ts";
import { areaColours } from "#app/design/palette.ts";
import { theme } from "#app/design/theme.css.ts";

/** Gives a part of a page its area's colour, as the accent of everything inside. */
export const areaAccents = styleVariants(areaColours, (accent) => ({
  vars: assignVars(theme.accent, inBothThemes(accent)),
}));
