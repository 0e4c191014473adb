import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { from, motion, radius, space, type, weight } from "#app/design/tokens.ts";

const RANK = "40px";

export const areas = style({ display: "grid", gap: space.xs });
export const area = style({
  padding: `${space["2xs"]} ${space.s} ${space.s}`,
  border: `1px solid ${theme.color.line}`,
  borderRadius: radius.l,
  background: theme.color.surface,
  "@media": { [from.tablet]: { padding: `${space.s} ${space.m} ${space.m}` } },
});
export const summary = style({
  ...type.h4,
  display: "grid",
  gridTemplateColumns: `${RANK} minmax(0, 1fr) auto`,
  gridTemplateAreas: `"rank name mark" "rank score mark"`,
  alignItems: "center",
  columnGap: space.s,
  width: "100%",
  minHeight: "56px",
  padding: `${space["2xs"]} 0`,
  border: 0,
  borderRadius: radius.s,
  background: "transparent",
  textAlign: "start",
  cursor: "pointer",
  "@media": {
    [from.tablet]: {
      gridTemplateColumns: `${RANK} minmax(0, 1fr) auto auto`,
      gridTemplateAreas: `"rank name score mark"`,
    },
  },
});
export const rank = style({
  gridArea: "rank",
  display: "grid",
  placeItems: "center",
  width: RANK,
  height: RANK,
  borderRadius: radius.pill,
  background: theme.accent.fill,
  color: theme.accent.onFill,
  fontWeight: weight.bold,
});
export const name = style({ gridArea: "name", fontWeight: weight.bold });
export const score = style({
  ...type.small,
  gridArea: "score",
  color: theme.color.inkSoft,
  fontWeight: weight.medium,
  letterSpacing: "normal",
  fontVariantNumeric: "tabular-nums",
});
export const mark = style({
  gridArea: "mark",
  transition: `transform ${motion.calm} ${motion.ease}`,
  selectors: { [`${summary}[aria-expanded=true] &`]: { transform: "rotate(45deg)" } },
});
export const bar = style({ marginTop: space["2xs"] });
export const panel = style({ paddingTop: space.m });
export const likely = style({ ...type.small, marginBottom: space.s, color: theme.color.inkSoft });
export const texts = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.m,
  "@media": {
    [from.desktop]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gap: space.xl },
  },
});
export const recommendations = style({
  display: "grid",
  gap: space.s,
  paddingInlineStart: "1.4em",
});
export const advice = style({ ...type.h4, marginBottom: space.s });
