import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { from, space, type, weight } from "#app/design/tokens.ts";

export const skills = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: `${space.m} ${space.s}`,
  "@media": {
    [from.tablet]: { gap: `${space.xl} ${space.m}` },
    [from.desktop]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
  },
});
export const skill = style({ display: "flex", flexDirection: "column" });
export const scene = style({
  aspectRatio: "2 / 1",
  "@media": { [from.tablet]: { aspectRatio: "3 / 2" } },
});
export const title = style({
  fontSize: "1rem",
  marginTop: space["2xs"],
  lineHeight: 1.25,
  "@media": { [from.tablet]: { ...type.h3, marginTop: space.s } },
});
export const count = style({
  ...type.small,
  color: theme.accent.text,
  fontWeight: weight.medium,
});
export const promise = style({
  marginTop: space["3xs"],
  color: theme.color.inkSoft,
  fontSize: "0.875rem",
  lineHeight: 1.4,
  "@media": { [from.tablet]: { ...type.body, marginTop: space["2xs"] } },
});
/** Three of its lessons, where there is room for them. */
export const lessons = style({
  ...type.small,
  display: "none",
  gap: space["3xs"],
  marginTop: space.s,
  "@media": { [from.tablet]: { display: "grid" } },
});
export const lesson = style({
  position: "relative",
  paddingInlineStart: space.s,
  "::before": {
    content: "''",
    position: "absolute",
    top: "0.6em",
    insetInlineStart: 0,
    width: "6px",
    height: "6px",
    borderRadius: "50%",
    background: theme.accent.fill,
  },
});
