import { style } from "@vanilla-extract/css";
import { nightPanel, nightPanelFromTablet } from "#app/design/mixins.ts";
import { theme } from "#app/design/theme.css.ts";
import { from, space, type } from "#app/design/tokens.ts";

export const panel = style({
  ...nightPanel,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  justifyItems: "center",
  gap: space.m,
  textAlign: "center",
  "@media": {
    [from.tablet]: {
      ...nightPanelFromTablet,
      gridTemplateColumns: "220px minmax(0, 1fr)",
      alignItems: "center",
      justifyItems: "start",
      gap: space.xl,
      textAlign: "start",
    },
    [from.desktop]: {
      gridTemplateColumns: "280px minmax(0, 1fr)",
      gap: space["2xl"],
      paddingInline: space["2xl"],
    },
  },
});
export const flower = style({
  width: "132px",
  "@media": { [from.tablet]: { width: "100%" } },
});
export const words = style({
  display: "grid",
  justifyItems: "center",
  gap: space.s,
  width: "100%",
  "@media": { [from.tablet]: { justifyItems: "start" } },
});
/** Its one long word must fit a small window. */
export const title = style(type.h2);
export const lead = style({ ...type.lead, maxWidth: "36rem", color: theme.color.onNightSoft });
export const action = style({
  width: "100%",
  marginTop: space["2xs"],
  "@media": { [from.tablet]: { width: "auto" } },
});
