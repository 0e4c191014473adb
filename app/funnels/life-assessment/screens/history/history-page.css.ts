import { style } from "@vanilla-extract/css";
import { drawnOnNight, nightPanel, nightPanelFromTablet } from "#app/design/mixins.ts";
import { theme } from "#app/design/theme.css.ts";
import { from, radius, space, type, weight, width } from "#app/design/tokens.ts";

export const panel = style({
  ...nightPanel,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.l,
  vars: drawnOnNight,
  "@media": { [from.tablet]: nightPanelFromTablet },
});
export const eyebrow = style({
  ...type.small,
  color: theme.accent.onNight,
  fontWeight: weight.bold,
});
export const title = style({ ...type.h2, marginTop: space["2xs"] });
export const lead = style({
  ...type.lead,
  maxWidth: width.text,
  marginTop: space.s,
  color: theme.color.onNightSoft,
});
export const flowers = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(132px, 1fr))",
  gap: space.xs,
  "@media": {
    [from.tablet]: { gridTemplateColumns: "repeat(auto-fill, minmax(176px, 1fr))", gap: space.s },
  },
});
export const flower = style({
  display: "grid",
  justifyItems: "center",
  padding: space.xs,
  borderRadius: radius.l,
  background: theme.color.nightRaised,
  color: "inherit",
  textAlign: "center",
  textDecoration: "none",
  selectors: { "&:hover": { outline: `2px solid ${theme.accent.onNight}` } },
});
export const day = style({ ...type.small, marginTop: space["2xs"], fontWeight: weight.bold });
export const overall = style({
  ...type.caption,
  color: theme.color.onNightSoft,
  fontSize: "0.875rem",
});

export const place = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.xl,
  paddingBlock: `${space.l} ${space["2xl"]}`,
});
export const next = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.s,
  "@media": { [from.desktop]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});
export const retake = style({
  display: "grid",
  alignContent: "start",
  gap: space.xs,
  padding: space.m,
  borderRadius: radius.l,
  background: theme.accent.soft,
  "@media": { [from.tablet]: { padding: space.l } },
});
export const subtitle = style(type.h3);
export const text = style({ maxWidth: width.text, color: theme.color.inkSoft });
export const actions = style({ display: "flex", flexWrap: "wrap", gap: space.xs });
