import { style, styleVariants } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";

export const shelf = style({ display: "block", width: "100%", maxWidth: "22rem", height: "auto" });
export const spine = styleVariants({
  fill: { fill: theme.accent.fill },
  soft: { fill: `color-mix(in oklab, ${theme.accent.fill}, ${theme.color.night} 45%)` },
  plain: { fill: theme.color.nightRaised },
  line: { fill: `color-mix(in oklab, ${theme.color.onNight}, ${theme.color.night} 20%)` },
});
export const band = style({ fill: theme.color.night, opacity: 0.45 });
