import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { space, type } from "#app/design/tokens.ts";

export const exit = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space["2xs"]} ${space.s}`,
  "@media": { print: { display: "none" } },
});
export const hint = style({
  ...type.small,
  color: theme.color.inkSoft,
  // A phone has no Escape key.
  "@media": { "(hover: none)": { display: "none" } },
});
