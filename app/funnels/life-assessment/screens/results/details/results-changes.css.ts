import { globalStyle, style } from "@vanilla-extract/css";
import { drawnOnNight, nightPanel, nightPanelFromTablet } from "#app/design/mixins.ts";
import { theme } from "#app/design/theme.css.ts";
import { below, from, radius, space, type, weight } from "#app/design/tokens.ts";

export const panel = style({
  ...nightPanel,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.m,
  paddingTop: space.m,
  vars: drawnOnNight,
  "@media": {
    [from.tablet]: {
      ...nightPanelFromTablet,
      gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
      alignItems: "center",
      gap: space.xl,
    },
  },
});
export const flower = style({ width: "100%", maxWidth: "26rem", justifySelf: "center" });
export const words = style({ display: "grid", gap: space.xs });
export const title = style(type.h3);
export const summary = style(type.lead);
export const legend = style({ ...type.small, color: theme.color.onNightSoft });
export const caveat = style({
  ...type.small,
  padding: space.s,
  borderRadius: radius.m,
  background: theme.color.nightRaised,
});

export const areas = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.xs,
  marginBottom: space.m,
});
/** A change beside its name. On a desktop the template names the columns of `track` and `figures`. */
export const row = style({
  display: "grid",
  alignItems: "center",
  columnGap: space.xs,
  rowGap: space["3xs"],
  padding: space.s,
  border: `1px solid ${theme.color.line}`,
  borderRadius: radius.l,
  background: theme.color.surface,
  "@media": { print: { breakInside: "avoid" } },
});
export const area = style({
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  "@media": {
    // "Relationships" needs the width that the figures would take.
    [below.phone]: { gridTemplateColumns: "auto minmax(0, 1fr)" },
    [from.desktop]: {
      gridTemplateColumns: "auto 17rem [track] minmax(0, 1fr) [figures] 5.5rem 17rem",
    },
  },
});
export const name = style({ ...type.h4, fontWeight: weight.bold });
export const figures = style({ fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" });
globalStyle(`${area} > ${figures}`, {
  "@media": { [below.phone]: { gridColumn: 2 } },
});
/** Inset by a dot's radius, so that the dots at 0 and 100 are drawn whole. */
export const track = style({
  gridColumn: "1 / -1",
  "@media": { [from.desktop]: { gridArea: "1 / track" } },
  width: "calc(100% - 12px)",
  marginInline: "6px",
  overflow: "visible",
});
export const sure = style({ color: theme.accent.fill });
export const unsure = style({ color: theme.color.lineStrong });
export const rail = style({ stroke: theme.color.line, strokeWidth: 4, strokeLinecap: "round" });
export const way = style({ stroke: "currentColor", strokeWidth: 4 });
export const oldDot = style({ fill: theme.color.surface, stroke: "currentColor", strokeWidth: 2 });
export const newDot = style({ fill: "currentColor" });
export const moved = style({ ...type.small, gridColumn: "1 / -1", fontWeight: weight.bold });
export const small = style({ ...type.small, gridColumn: "1 / -1", color: theme.color.inkSoft });
globalStyle(`${row} > :is(${moved}, ${small})`, {
  "@media": { [from.desktop]: { gridColumn: "auto" } },
});
globalStyle(`${row} > ${figures}`, {
  "@media": { [from.desktop]: { gridArea: "1 / figures", textAlign: "end" } },
});

export const between = style({ marginTop: space.l });
export const sidesTitle = style({
  ...type.body,
  marginTop: space.s,
  paddingBottom: space["3xs"],
  borderBottom: `3px solid ${theme.accent.fill}`,
  fontWeight: weight.bold,
});
export const side = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  columnGap: space.s,
  paddingBlock: space["2xs"],
  borderBottom: `1px solid ${theme.color.line}`,
});
