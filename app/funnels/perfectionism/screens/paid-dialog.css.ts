import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { type } from "#app/design/tokens.ts";

export const again = style({ ...type.small, color: theme.color.inkSoft });
