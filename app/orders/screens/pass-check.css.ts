import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { radius, space, weight } from "#app/design/tokens.ts";

export const text = style({ display: "grid", gap: space.m });
export const problem = style({
  display: "grid",
  justifyItems: "start",
  gap: space.xs,
  padding: space.m,
  borderRadius: radius.m,
  background: theme.color.dangerSoft,
});
export const problemTitle = style({ fontWeight: weight.bold });
