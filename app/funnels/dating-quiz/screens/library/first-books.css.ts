import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { from, space, type, weight } from "#app/design/tokens.ts";

export const list = style({
  display: "grid",
  gap: space.s,
  "@media": { [from.tablet]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))", gap: space.xl } },
});
export const item = style({
  display: "grid",
  gridTemplateColumns: "80px minmax(0, 1fr)",
  gap: space.s,
  alignItems: "center",
  "@media": {
    [from.tablet]: {
      gridTemplateColumns: "minmax(0, 1fr)",
      alignContent: "start",
      alignItems: "start",
    },
  },
});
export const cover = style({
  "@media": { [from.tablet]: { maxWidth: "240px" } },
});
export const place = style({
  ...type.small,
  color: theme.accent.text,
  fontWeight: weight.bold,
});
export const title = style({ ...type.h4, marginBlock: `${space["3xs"]} ${space["2xs"]}` });
export const reason = style({ ...type.small, color: theme.color.inkSoft });
export const action = style({
  display: "grid",
  gap: space.xs,
  marginTop: space.m,
  "@media": { [from.tablet]: { justifyItems: "start" } },
});
export const terms = style({ ...type.small, color: theme.color.inkSoft });
