import { style } from "@vanilla-extract/css";
import { nightPanel, nightPanelFromTablet } from "#app/design/mixins.ts";
import { theme } from "#app/design/theme.css.ts";
import { from, radius, space, tracking, type, weight } from "#app/design/tokens.ts";

export const panel = style({
  ...nightPanel,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.l,
  "@media": {
    [from.tablet]: nightPanelFromTablet,
    [from.desktop]: {
      gridTemplateColumns: "minmax(0, 1fr) 18rem",
      alignItems: "center",
      gap: space["2xl"],
      padding: space["2xl"],
    },
  },
});
export const words = style({ display: "grid", justifyItems: "start", gap: space.s });
/** One long word, which must fit a small window. */
export const title = style(type.h2);
export const lead = style({ ...type.lead, maxWidth: "36rem", color: theme.color.onNightSoft });
export const facts = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space.s} ${space.xl}`,
  marginTop: space.s,
});
export const name = style({ ...type.small, color: theme.color.onNightSoft });
export const fact = style({ ...type.h4, fontWeight: weight.bold });
export const value = style({
  display: "grid",
  gap: space["3xs"],
  padding: space.m,
  borderRadius: radius.l,
  background: theme.color.nightRaised,
});
export const regular = style({
  color: theme.color.onNightSoft,
  textDecoration: "line-through",
  marginBottom: space.xs,
});
export const paid = style({
  ...type.display,
  color: theme.accent.onNight,
  fontWeight: weight.heavy,
  letterSpacing: tracking.tight,
  marginBottom: space.xs,
});
