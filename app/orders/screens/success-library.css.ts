import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { from, space, type } from "#app/design/tokens.ts";

export const section = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.l,
  paddingBlock: space["2xl"],
  "@media": {
    [from.desktop]: {
      gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)",
      gap: space["2xl"],
      paddingBlock: space["3xl"],
    },
  },
});
export const head = style({ display: "grid", alignContent: "start", gap: space.s });
export const lead = style({ ...type.lead, color: theme.color.inkSoft });
export const way = style({ marginTop: space.s });
/** A phone shows each picture beside its words, wider windows above them. */
export const items = style({
  display: "grid",
  gap: space.m,
  "@media": {
    [from.tablet]: {
      gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
      gap: `${space.l} ${space.m}`,
    },
  },
});
export const item = style({
  ...type.small,
  display: "grid",
  gridTemplateColumns: "64px minmax(0, 1fr)",
  alignItems: "center",
  gap: space.s,
  "@media": {
    [from.tablet]: {
      gridTemplateColumns: "minmax(0, 1fr)",
      gridTemplateRows: "auto 1fr",
      alignItems: "start",
      gap: space.xs,
    },
  },
});
