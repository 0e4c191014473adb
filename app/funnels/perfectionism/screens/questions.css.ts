import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { from, space, type } from "#app/design/tokens.ts";

export const section = style({ paddingBottom: space["3xl"] });
export const columns = style({
  display: "grid",
  gap: space.m,
  "@media": {
    [from.desktop]: {
      gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)",
      gap: space["2xl"],
      alignItems: "start",
    },
  },
});
export const lead = style({ ...type.lead, marginTop: space.s, color: theme.color.inkSoft });
