import { style, styleVariants } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { from, radius, space, type, weight } from "#app/design/tokens.ts";

export const end = style({
  display: "grid",
  gap: space.l,
  "@media": { print: { display: "none" } },
});
export const mark = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space.s,
  "@media": { "(scripting: none)": { display: "none" } },
});
export const count = style({ ...type.small, color: theme.color.inkSoft });
export const ways = style({
  display: "grid",
  gap: space.s,
  "@media": { [from.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

const link = style({
  display: "grid",
  gap: space["3xs"],
  alignContent: "center",
  padding: space.m,
  border: `1px solid ${theme.color.line}`,
  borderRadius: radius.l,
  background: theme.color.surface,
  color: theme.color.ink,
  textDecoration: "none",
  selectors: { "&:hover": { borderColor: theme.accent.text } },
});
export const way = styleVariants({
  prev: [link, { order: 1, "@media": { [from.tablet]: { order: 0 } } }],
  next: [
    link,
    {
      background: theme.accent.soft,
      borderColor: theme.accent.soft,
      "@media": { [from.tablet]: { gridColumn: 2, textAlign: "right" } },
    },
  ],
});
export const wayLabel = style({ ...type.small, color: theme.accent.text });
export const wayTitle = style({ ...type.h4, fontWeight: weight.bold });
