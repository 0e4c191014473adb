import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { from, space, type, weight } from "#app/design/tokens.ts";

export const list = style({
  display: "grid",
  gap: space.s,
  "@media": {
    [from.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gap: space.m },
    [from.desktop]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
  },
});
export const place = style({});
export const first = style({ "@media": { [from.tablet]: { gridColumn: "span 2" } } });
export const tool = style({
  display: "flex",
  flexDirection: "column",
  height: "100%",
  "@media": { [from.desktop]: { padding: space.m } },
});
export const picture = style({
  width: "56px",
  height: "56px",
  marginBottom: space.m,
  color: theme.accent.text,
  "@media": {
    [from.tablet]: { selectors: { [`${first} &`]: { width: "104px", height: "104px" } } },
  },
});
export const name = style({
  ...type.h4,
  "@media": { [from.tablet]: { selectors: { [`${first} &`]: type.h3 } } },
});
export const text = style({
  ...type.small,
  maxWidth: "34rem",
  marginBlock: `${space["2xs"]} ${space.m}`,
  color: theme.color.inkSoft,
  selectors: { [`${first} &`]: { ...type.body, color: "inherit" } },
});
export const foot = style({
  ...type.caption,
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: `${space["3xs"]} ${space.s}`,
  marginTop: "auto",
  paddingTop: space.xs,
  borderTop: `1px solid color-mix(in oklab, currentColor, transparent 85%)`,
});
export const worth = style({ fontWeight: weight.bold, whiteSpace: "nowrap" });
