import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { space, type } from "#app/design/tokens.ts";

export const place = style({ paddingBlock: `${space.l} ${space["2xl"]}` });
export const card = style({ display: "grid", gap: space.s });
export const title = style(type.h2);
export const lead = style({ ...type.lead, color: theme.color.inkSoft });
export const form = style({ marginBlock: space.s });
export const note = style({ ...type.small, color: theme.color.inkSoft });
