import { style } from "@vanilla-extract/css";
import { nightPanel, nightPanelFromTablet } from "#app/design/mixins.ts";
import { theme } from "#app/design/theme.css.ts";
import { from, radius, space, type, weight } from "#app/design/tokens.ts";

export const panel = style({
  ...nightPanel,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.m,
  "@media": {
    [from.tablet]: nightPanelFromTablet,
    [from.desktop]: {
      gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
      alignItems: "center",
      gap: space["2xl"],
      padding: `${space.xl} ${space["2xl"]}`,
    },
  },
});
export const picture = style({ display: "grid", justifyItems: "center", gap: space.s });
export const flower = style({
  width: "min(100%, 320px)",
  "@media": { [from.desktop]: { width: "100%", maxWidth: "540px" } },
});
export const note = style({
  ...type.small,
  maxWidth: "24rem",
  color: theme.color.onNightSoft,
  textAlign: "center",
  textWrap: "balance",
});
export const words = style({ display: "grid", justifyItems: "start", gap: space.s });
export const title = style({ ...type.h2, fontSize: type.h3.fontSize, lineHeight: 1.2 });
export const text = style({ ...type.body, "@media": { [from.tablet]: type.lead } });
export const exercise = style({
  display: "grid",
  gap: space["2xs"],
  width: "100%",
  marginTop: space["2xs"],
  padding: space.m,
  borderRadius: radius.l,
  background: theme.color.nightRaised,
});
export const exerciseHead = style({
  ...type.small,
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: `0 ${space.s}`,
  color: theme.accent.onNight,
  fontWeight: weight.medium,
});
export const exerciseTitle = style(type.h4);
export const help = style({ ...type.small, color: theme.color.onNightSoft });
export const link = style({ color: theme.accent.onNight });
