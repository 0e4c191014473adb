import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { space, type, weight } from "#app/design/tokens.ts";

/** For night panels. */
export const sources = style({ ...type.small, color: theme.color.onNightSoft });
export const label = style({ fontWeight: weight.bold });
export const list = style({ display: "grid", gap: space["3xs"], marginTop: space["3xs"] });
