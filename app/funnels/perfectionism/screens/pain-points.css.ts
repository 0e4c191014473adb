import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { from, space, type, weight } from "#app/design/tokens.ts";

export const list = style({
  display: "grid",
  gap: space.l,
  "@media": {
    [from.tablet]: {
      gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
      gap: `${space.xl} ${space["2xl"]}`,
    },
  },
});
export const item = style({
  display: "grid",
  gap: space["2xs"],
  alignContent: "start",
  paddingInlineStart: space.m,
  borderInlineStart: `3px solid ${theme.accent.fill}`,
});
export const thought = style({ ...type.h3, fontWeight: weight.medium, fontStyle: "normal" });
export const text = style({ color: theme.color.inkSoft });
