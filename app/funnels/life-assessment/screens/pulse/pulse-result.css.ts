import { style } from "@vanilla-extract/css";
import { drawnOnNight, nightPanel, nightPanelFromTablet } from "#app/design/mixins.ts";
import { theme } from "#app/design/theme.css.ts";
import { from, radius, space, type, weight, width } from "#app/design/tokens.ts";

export const panel = style({
  ...nightPanel,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.m,
  vars: drawnOnNight,
  "@media": {
    [from.tablet]: {
      ...nightPanelFromTablet,
      gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)",
      alignItems: "center",
      gap: space.xl,
    },
  },
});
export const petal = style({
  width: "100%",
  maxWidth: "11rem",
  height: "auto",
  justifySelf: "center",
  overflow: "visible",
  "@media": { [from.tablet]: { maxWidth: "15rem" } },
});
export const title = style(type.h2);
export const figures = style(type.h3);
export const verdict = style(type.lead);
export const place = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.l,
  paddingBlock: `${space.l} ${space["2xl"]}`,
});
export const subtitle = style(type.h3);
export const rule = style({
  maxWidth: width.text,
  marginTop: space["3xs"],
  color: theme.color.inkSoft,
});
export const sides = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.xs,
  marginTop: space.m,
});
export const side = style({
  gridTemplateColumns: "minmax(0, 1fr) auto",
  "@media": {
    [from.desktop]: {
      gridTemplateColumns: "14rem [track] minmax(0, 1fr) [figures] 5.5rem 17rem",
    },
  },
});
export const exercise = style({
  display: "grid",
  gap: space["2xs"],
  padding: space.m,
  borderInlineStart: `5px solid ${theme.accent.fill}`,
  borderRadius: radius.l,
  background: theme.accent.soft,
  "@media": { [from.tablet]: { padding: space.l } },
});
export const eyebrow = style({
  ...type.small,
  color: theme.accent.text,
  fontWeight: weight.bold,
});
export const text = style({ maxWidth: width.text });
export const next = style({ maxWidth: width.text, color: theme.color.inkSoft });
export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space.xs,
  marginTop: space.m,
});
