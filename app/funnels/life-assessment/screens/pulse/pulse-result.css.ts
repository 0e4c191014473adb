import { globalStyle, style } from "@vanilla-extract/css";
import { drawnOnNight, nightPanel, nightPanelFromTablet } from "#app/design/mixins.ts";
import { theme } from "#app/design/theme.css.ts";
import { from, radius, space, type, weight, width } from "#app/design/tokens.ts";
import {
  figures as bothFigures,
  moved,
  small,
  track,
} from "../results/details/results-changes.css.ts";

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
export const words = style({ display: "grid", gap: space.xs });
export const title = style(type.h2);
export const figures = style(type.h3);
export const verdict = style(type.lead);
export const legend = style({ ...type.small, color: theme.color.onNightSoft });
export const caveat = style({
  ...type.small,
  padding: space.s,
  borderRadius: radius.m,
  background: theme.color.nightRaised,
});

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
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  columnGap: space.xs,
  rowGap: space["3xs"],
  padding: space.s,
  border: `1px solid ${theme.color.line}`,
  borderRadius: radius.l,
  background: theme.color.surface,
  "@media": {
    [from.desktop]: { gridTemplateColumns: "14rem minmax(0, 1fr) 5.5rem 17rem" },
    print: { breakInside: "avoid" },
  },
});
export const name = style({ ...type.h4, fontWeight: weight.bold });
globalStyle(`${side} > ${track}`, { "@media": { [from.desktop]: { gridArea: "1 / 2" } } });
globalStyle(`${side} > ${bothFigures}`, {
  "@media": { [from.desktop]: { gridArea: "1 / 3", textAlign: "end" } },
});
globalStyle(`${side} > :is(${moved}, ${small})`, {
  "@media": { [from.desktop]: { gridColumn: "auto" } },
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
