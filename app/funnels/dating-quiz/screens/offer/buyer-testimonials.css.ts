import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { space, type } from "#app/design/tokens.ts";

export const section = style({ paddingBlock: space["2xl"] });
export const head = style({ display: "grid", gap: space["2xs"], marginBottom: space.l });
export const buyers = style({ ...type.lead, color: theme.color.inkSoft });
