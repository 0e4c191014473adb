import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { space } from "#app/design/tokens.ts";

export const place = style({ paddingBlock: space["2xl"], color: theme.color.inkSoft });
