import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { from, motion, radius, space, type, weight } from "#app/design/tokens.ts";

const MARK = "40px";
const BOX = "24px";

export const progress = style({ marginBottom: space.s, fontWeight: weight.bold });
export const days = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space["2xs"],
  maxWidth: "48rem",
});
export const day = style({
  padding: `${space.xs} ${space.s}`,
  border: `1.5px solid ${theme.color.line}`,
  borderRadius: radius.l,
  background: theme.color.surface,
  transition: `border-color ${motion.quick}`,
  selectors: { "&[data-today]": { borderColor: theme.accent.text } },
  "@media": {
    [from.tablet]: { padding: `${space.s} ${space.m}` },
    print: { breakInside: "avoid" },
  },
});
export const head = style({
  ...type.body,
  display: "grid",
  gridTemplateColumns: `${MARK} minmax(0, 1fr)`,
  alignItems: "center",
  gap: space.xs,
});
export const headWords = style({ display: "grid" });
export const number = style({
  ...type.small,
  display: "flex",
  flexWrap: "wrap",
  columnGap: space["2xs"],
  color: theme.color.inkSoft,
  fontWeight: weight.medium,
  letterSpacing: "normal",
});
export const mark = style({
  display: "grid",
  placeItems: "center",
  width: MARK,
  height: MARK,
  borderRadius: radius.pill,
  background: theme.accent.soft,
  color: theme.accent.text,
});
export const doneMark = style([
  mark,
  { background: theme.accent.fill, color: theme.accent.onFill },
]);
export const side = style({ color: theme.accent.text });
export const today = style({
  paddingInline: space["2xs"],
  borderRadius: radius.pill,
  background: theme.accent.text,
  color: theme.color.surface,
});
export const tasks = style({ display: "grid" });
export const task = style({
  display: "grid",
  gridTemplateColumns: `${BOX} minmax(0, 1fr)`,
  gap: space.xs,
  minHeight: "44px",
  paddingBlock: space["3xs"],
  fontSize: type.small.fontSize,
  lineHeight: type.small.lineHeight,
  cursor: "pointer",
  "@media": {
    [from.tablet]: { gridTemplateColumns: `${MARK} minmax(0, 1fr)`, paddingBlock: space["2xs"] },
  },
  selectors: { "&:has(:checked)": { color: theme.color.inkSoft } },
});
export const box = style({
  width: BOX,
  height: BOX,
  justifySelf: "center",
  margin: 0,
  accentColor: theme.accent.text,
  cursor: "pointer",
});
export const kept = style({ ...type.small, marginTop: space.s, color: theme.color.inkSoft });
