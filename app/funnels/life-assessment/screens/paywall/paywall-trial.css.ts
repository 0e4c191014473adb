import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { space, type } from "#app/design/tokens.ts";

export const card = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.m });
export const head = style({ display: "grid", gap: space["2xs"] });
export const title = style(type.h2);
export const lead = style({ color: theme.color.inkSoft });
export const badges = style({ color: theme.color.inkSoft });
