import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { space, type } from "#app/design/tokens.ts";

export const place = style({ paddingBlock: space.l });
export const title = style(type.h2);
export const lead = style({ color: theme.color.inkSoft });
export const notice = style({ ...type.small, color: theme.color.inkSoft });
export const consent = style({ display: "flex", alignItems: "baseline", gap: space["2xs"] });
