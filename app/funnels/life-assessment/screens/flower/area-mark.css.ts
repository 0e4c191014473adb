import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";

export const mark = style({ flex: "none", width: "36px", height: "36px" });
export const ownPetal = style({ fill: theme.accent.fill });
export const otherPetal = style({ fill: theme.color.line });
