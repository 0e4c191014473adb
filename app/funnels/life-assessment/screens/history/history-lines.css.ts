import { globalStyle, style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { from, radius, space, type, weight, width } from "#app/design/tokens.ts";

export const title = style(type.h3);
export const lead = style({
  maxWidth: width.text,
  marginTop: space["3xs"],
  color: theme.color.inkSoft,
});
export const note = style({
  ...type.small,
  maxWidth: width.text,
  marginTop: space.xs,
  padding: space.s,
  borderRadius: radius.m,
  background: theme.accent.soft,
});
export const lines = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.s,
  marginTop: space.m,
  "@media": {
    [from.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [from.desktop]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
  },
});
export const line = style({
  margin: 0,
  padding: space.s,
  border: `1px solid ${theme.color.line}`,
  borderRadius: radius.l,
  background: theme.color.surface,
  "@media": { print: { breakInside: "avoid" } },
});
export const name = style({
  ...type.h4,
  display: "flex",
  alignItems: "center",
  gap: space.xs,
  fontWeight: weight.bold,
});
export const drawing = style({ width: "100%", height: "auto", overflow: "visible" });
export const band = style({ fill: theme.accent.soft });
export const rule = style({ stroke: theme.color.line });
export const way = style({
  fill: "none",
  stroke: theme.accent.fill,
  strokeWidth: 3,
  strokeLinejoin: "round",
});
export const dot = style({
  fill: theme.accent.fill,
  stroke: theme.color.surface,
  strokeWidth: 2,
});
export const point = style({
  fill: theme.color.surface,
  stroke: theme.accent.fill,
  strokeWidth: 2,
});
export const figure = style({
  fill: theme.color.ink,
  fontSize: "15px",
  fontWeight: weight.bold,
  fontVariantNumeric: "tabular-nums",
});

export const table = style({ marginTop: space.m });
export const scroll = style({ overflowX: "auto" });
export const figures = style({
  ...type.small,
  borderCollapse: "collapse",
  fontVariantNumeric: "tabular-nums",
});
globalStyle(`${figures} :is(th, td)`, {
  padding: `${space["2xs"]} ${space.s} ${space["2xs"]} 0`,
  borderBottom: `1px solid ${theme.color.line}`,
  textAlign: "start",
  whiteSpace: "nowrap",
});
