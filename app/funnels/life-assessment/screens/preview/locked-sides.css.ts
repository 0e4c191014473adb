import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { from, radius, space, type, weight } from "#app/design/tokens.ts";

export const section = style({ paddingTop: space.xl });
export const title = style(type.h3);
export const lead = style({ marginTop: space["2xs"], color: theme.color.inkSoft });
export const areas = style({
  display: "grid",
  gap: "1px",
  marginTop: space.m,
  border: `1px solid ${theme.color.line}`,
  borderRadius: radius.l,
  background: theme.color.line,
  overflow: "hidden",
});
export const area = style({
  display: "grid",
  gridTemplateColumns: "36px minmax(0, 1fr) 20px",
  alignItems: "center",
  gap: `${space["3xs"]} ${space.xs}`,
  padding: space.s,
  background: theme.color.surface,
  "@media": {
    [from.tablet]: {
      columnGap: space.s,
      gridTemplateColumns: "36px 8rem minmax(0, 1fr) 20px",
      padding: `${space.xs} ${space.m}`,
    },
  },
});
export const name = style({ ...type.body, fontWeight: weight.bold });
export const lock = style({
  color: theme.color.inkSoft,
  "@media": { [from.tablet]: { gridColumn: 4, gridRow: 1 } },
});
export const sides = style({
  ...type.small,
  gridColumn: "2 / -1",
  color: theme.color.inkSoft,
  "@media": { [from.tablet]: { gridColumn: 3 } },
});
/** A dot between two sides; a comma would end up at the end of a line. */
export const side = style({
  display: "inline",
  selectors: { "&:not(:last-child)::after": { content: '"\u00a0· "' } },
});
