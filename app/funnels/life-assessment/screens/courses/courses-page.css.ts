import { globalStyle, style } from "@vanilla-extract/css";
import { nightPanelInTwo } from "#app/design/mixins.ts";
import { theme } from "#app/design/theme.css.ts";
import { from, radius, space, type, weight, width } from "#app/design/tokens.ts";

export const panel = style({ ...nightPanelInTwo, alignItems: "center" });
/** The flower is beside the eyebrow, above the title's end. */
export const words = style({ display: "flow-root" });
export const flower = style({
  float: "inline-end",
  width: "104px",
  marginInlineStart: space.s,
  "@media": { [from.tablet]: { width: "152px" } },
});
export const eyebrow = style({
  ...type.small,
  color: theme.accent.onNight,
  fontWeight: weight.bold,
});
export const title = style({ ...type.h2, marginTop: space["2xs"] });
export const lead = style({ ...type.lead, marginTop: space.s, color: theme.color.onNightSoft });
export const next = style({
  display: "grid",
  gap: space["2xs"],
  padding: space.m,
  borderRadius: radius.l,
  background: theme.color.nightRaised,
});
export const nextWords = style({ ...type.small, color: theme.accent.onNight });
/** Reserves two lines, to avoid a layout shift when the stored progress is read. */
export const nextTitle = style({
  ...type.h3,
  minHeight: `calc(2em * ${type.h3.lineHeight})`,
  marginBottom: space.xs,
  fontWeight: weight.bold,
});

export const place = style({
  display: "grid",
  gap: space.xl,
  paddingBlock: `${space.l} ${space["2xl"]}`,
  "@media": { [from.desktop]: { paddingBlock: `${space.xl} ${space["3xl"]}` } },
});
export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.m,
});
export const sources = style({ display: "grid", gap: space.s });
export const sourcesTitle = style({ fontSize: type.h3.fontSize, lineHeight: type.h3.lineHeight });
export const sourceList = style({ display: "grid", gap: space.xs });
export const kept = style({ ...type.small, maxWidth: width.text, color: theme.color.inkSoft });

/** Five courses: on a desktop three in the first row and two in the second, without a gap. */
export const shelf = style({
  display: "grid",
  gap: space.m,
  "@media": { [from.desktop]: { gridTemplateColumns: "repeat(6, minmax(0, 1fr))" } },
});
globalStyle(`${shelf} > li`, { "@media": { [from.desktop]: { gridColumn: "span 2" } } });
globalStyle(`${shelf} > li:nth-child(n + 4)`, {
  "@media": { [from.desktop]: { gridColumn: "span 3" } },
});
