import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { from, radius, space, tracking, type, weight } from "#app/design/tokens.ts";

export const card = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.m,
});
export const head = style({
  display: "grid",
  gap: space["3xs"],
  "@media": {
    [from.tablet]: {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "baseline",
      justifyContent: "space-between",
      columnGap: space.m,
    },
  },
});
export const name = style(type.h3);
export const facts = style({ ...type.small, color: theme.color.inkSoft });
export const files = style({ display: "grid", gap: space.m });
export const file = style({
  display: "grid",
  gridTemplateColumns: "80px minmax(0, 1fr)",
  gap: space.s,
  paddingTop: space.m,
  borderTop: `1px solid ${theme.color.line}`,
  "@media": {
    [from.tablet]: {
      gridTemplateColumns: "80px minmax(0, 1fr) auto",
      alignItems: "center",
      gap: space.l,
    },
  },
});
/** On a phone the action has the full width, below picture and words. */
export const action = style({
  display: "grid",
  gridColumn: "1 / -1",
  "@media": { [from.tablet]: { gridColumn: "auto" } },
});
export const words = style({ display: "grid", gap: space["3xs"], maxWidth: "36rem" });
export const title = style({ ...type.h4, fontWeight: weight.bold });
export const text = style({ color: theme.color.inkSoft });
export const format = style({
  ...type.caption,
  marginTop: space["3xs"],
  color: theme.accent.text,
  fontWeight: weight.bold,
  letterSpacing: tracking.wide,
});
export const closed = style({
  display: "grid",
  gap: space["3xs"],
  padding: space.s,
  borderRadius: radius.m,
  background: theme.color.sunken,
});
export const closedTitle = style({ ...type.h4, fontWeight: weight.bold });
