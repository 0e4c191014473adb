import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";

export const mark = style({ flex: "none", width: "36px", height: "36px" });
export const ownPetal = style({ fill: theme.accent.fill });
export const otherPetal = style({ fill: "currentColor", fillOpacity: 0.14 });
export const sidePetal = style({ width: "34px", height: "auto" });
