import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { below, from, radius, space, type, weight } from "#app/design/tokens.ts";

export const place = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.l,
});
export const fields = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.s,
  padding: space.s,
  borderRadius: radius.l,
  background: theme.accent.soft,
  "@media": {
    [from.tablet]: { padding: space.m },
    [from.desktop]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gap: space.m },
  },
});
export const words = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "end",
  gap: space["2xs"],
});
/** As tall as the field beside it. */
export const action = style({ display: "grid", height: "54px" });
export const filters = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: space.xs,
  "@media": {
    // Side by side, they would show only three letters of the choice.
    [below.phone]: { gridTemplateColumns: "minmax(0, 1fr)" },
    [from.tablet]: { gap: space.s },
  },
});
export const results = style({
  ...type.small,
  color: theme.color.inkSoft,
  fontWeight: weight.bold,
});
export const empty = style({ display: "grid", justifyItems: "start", gap: space.s });
