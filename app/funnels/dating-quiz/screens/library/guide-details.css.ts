import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { space, type, weight } from "#app/design/tokens.ts";

export const details = style({ ...type.small, display: "grid", gap: space.s });
export const topics = style({ color: theme.accent.text, fontWeight: weight.bold });
export const facts = style({ color: theme.color.inkSoft });
