import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { space, type, weight } from "#app/design/tokens.ts";

export const lines = style({ display: "grid", gap: space.s });
export const line = style({ display: "grid", gap: space["3xs"] });
export const name = style({ fontWeight: weight.medium });
export const number = style({
  display: "inline-block",
  paddingBlock: space["2xs"],
  fontWeight: weight.bold,
  whiteSpace: "nowrap",
});
export const about = style({ ...type.small, color: theme.color.inkSoft });
