import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { from, motion, radius, space, type, weight } from "#app/design/tokens.ts";

export const shelf = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.xs,
  marginBottom: space.m,
  "@media": {
    [from.desktop]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))", gap: space.s },
  },
});
export const item = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: space.s,
  padding: space.s,
  border: `1px solid ${theme.color.line}`,
  borderRadius: radius.l,
  background: theme.color.surface,
  transition: `border-color ${motion.quick}`,
  selectors: { "&:hover": { borderColor: theme.color.lineStrong } },
});
export const reason = style({
  ...type.small,
  color: theme.accent.text,
  fontWeight: weight.medium,
});
export const title = style(type.h4);
/** The whole card is the link. */
export const link = style({
  color: theme.color.ink,
  textDecoration: "none",
  selectors: { "&::after": { content: '""', position: "absolute", inset: 0 } },
});
export const text = style({ ...type.small, marginTop: space["3xs"], color: theme.color.inkSoft });
/** Full width on a phone. */
export const action = style({ display: "grid", "@media": { [from.tablet]: { display: "flex" } } });
