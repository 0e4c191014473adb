import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { space, type } from "#app/design/tokens.ts";

export const bar = style({ paddingBlock: space.s });
export const main = style({ paddingBlock: space["2xl"] });
export const lead = style({ ...type.lead, color: theme.color.inkSoft });
