import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { radius, space, type, weight } from "#app/design/tokens.ts";

export const place = style({ display: "grid", justifyItems: "start", gap: space.xs });
export const problem = style({
  ...type.small,
  padding: `${space.xs} ${space.s}`,
  borderRadius: radius.m,
  background: theme.color.dangerSoft,
  color: theme.color.danger,
  fontWeight: weight.medium,
  selectors: { "&:empty": { display: "none" } },
});
