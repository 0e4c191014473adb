import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { from, radius, space, type, weight } from "#app/design/tokens.ts";

/** On a phone it reaches both edges of the window, where part of the next sheet is visible. */
export const list = style({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "13.5rem",
  gap: space.m,
  margin: `0 calc(-1 * ${space.m})`,
  padding: `${space["2xs"]} ${space.m} ${space.s}`,
  overflowX: "auto",
  overscrollBehaviorX: "contain",
  scrollSnapType: "x proximity",
  scrollPaddingInline: space.m,
  "@media": {
    [from.tablet]: {
      gridAutoFlow: "row",
      gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
      rowGap: space.xl,
      margin: 0,
      padding: 0,
      overflow: "visible",
    },
    [from.desktop]: { columnGap: space.l },
  },
});
export const tool = style({
  display: "flex",
  flexDirection: "column",
  scrollSnapAlign: "start",
});
export const name = style({ ...type.h4, marginTop: space.s });
export const text = style({
  ...type.small,
  marginBlock: `${space["3xs"]} ${space.xs}`,
  color: theme.color.inkSoft,
});
export const foot = style({
  ...type.small,
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: space.s,
  marginTop: "auto",
  paddingTop: space["2xs"],
  borderTop: `1px solid ${theme.color.line}`,
});
export const worth = style({ fontWeight: weight.bold, whiteSpace: "nowrap" });
export const more = style({
  display: "grid",
  alignContent: "center",
  justifyItems: "start",
  gap: space.s,
  padding: space.m,
  background: theme.accent.soft,
  borderRadius: radius.l,
  scrollSnapAlign: "start",
});
