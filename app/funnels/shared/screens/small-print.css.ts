import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { radius, space, type, weight } from "#app/design/tokens.ts";

export const notice = style({
  ...type.small,
  padding: `${space.xs} ${space.s}`,
  borderRadius: radius.m,
  background: theme.color.surface,
  border: `1px solid ${theme.color.line}`,
  color: theme.color.ink,
});

/** For night panels. */
export const sources = style({ ...type.small, color: theme.color.onNightSoft });
export const label = style({ fontWeight: weight.bold });
export const list = style({ display: "grid", gap: space["3xs"], marginTop: space["3xs"] });
