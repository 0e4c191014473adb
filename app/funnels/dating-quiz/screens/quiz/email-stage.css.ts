import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { space, type } from "#app/design/tokens.ts";

export const title = style(type.h2);
export const lead = style({ ...type.lead, marginTop: space.s, color: theme.color.inkSoft });
export const form = style({ display: "grid", gap: space.s, marginTop: space.l });
export const privacy = style({ ...type.small, color: theme.color.inkSoft });
