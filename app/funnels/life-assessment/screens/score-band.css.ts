import { styleVariants } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";

/** Colours a ring or a bar inside of it by the band of its score. They stand on both themes. */
export const band = styleVariants({
  green: { vars: { [theme.accent.fill]: "#4cc584" } },
  yellow: { vars: { [theme.accent.fill]: "#f0c04a" } },
  orange: { vars: { [theme.accent.fill]: "#ff8a4c" } },
});
