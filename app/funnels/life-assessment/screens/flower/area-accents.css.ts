import { assignVars, style, styleVariants } from "@vanilla-extract/css";
import { inBothThemes } from "#app/design/either.ts";
import { areaColours } from "#app/design/palette.ts";
import { theme } from "#app/design/theme.css.ts";

/** Gives a part of a page its area's colour, as the accent of everything inside. */
export const areaAccents = styleVariants(areaColours, (accent) => ({
  vars: assignVars(theme.accent, inBothThemes(accent)),
}));

export const mark = style({ flex: "none", width: "36px", height: "36px" });
export const ownPetal = style({ fill: theme.accent.fill });
export const otherPetal = style({ fill: "currentColor", fillOpacity: 0.14 });
export const sidePetal = style({ width: "34px", height: "auto" });
