import { style, styleVariants } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { from, radius, space, type, weight } from "#app/design/tokens.ts";

export const onPhone = style({ "@media": { [from.desktop]: { display: "none" } } });
export const onDesktop = style({
  display: "none",
  "@media": { [from.desktop]: { display: "block" } },
});

export const table = style({
  width: "100%",
  borderCollapse: "separate",
  borderSpacing: 0,
  tableLayout: "fixed",
  textAlign: "start",
});
const cell = style({ ...type.small, padding: space.s, textAlign: "start", verticalAlign: "top" });
export const column = style([cell, { ...type.body, fontWeight: weight.bold }]);
export const corner = style({ width: "16%" });
export const row = style([
  cell,
  {
    paddingInlineStart: 0,
    color: theme.color.inkSoft,
    fontWeight: weight.medium,
    borderTop: `1px solid ${theme.color.line}`,
  },
]);
export const theirs = style([cell, { borderTop: `1px solid ${theme.color.line}` }]);
const ours = style({
  background: theme.color.night,
  color: theme.color.onNight,
  borderTop: `1px solid ${theme.color.nightRaised}`,
});
export const ourColumn = style([
  column,
  ours,
  { borderRadius: `${radius.l} ${radius.l} 0 0`, borderTop: 0 },
]);
export const ourCell = style([
  cell,
  ours,
  {
    fontWeight: weight.medium,
    selectors: { "tr:last-child &": { borderRadius: `0 0 ${radius.l} ${radius.l}` } },
  },
]);

export const answer = style({ display: "flex", gap: space["2xs"] });
export const verdict = styleVariants({
  good: { marginTop: "2px", color: theme.color.success },
  poor: { marginTop: "2px", color: theme.color.inkSoft },
  ours: { marginTop: "2px", color: theme.accent.onNight },
});

export const versusCard = style({ selectors: { "&&": { padding: space.s } } });
export const versus = style({
  ...type.small,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
  gap: `${space["2xs"]} ${space.s}`,
  paddingBlock: space.xs,
  selectors: {
    "&:first-child": { paddingTop: 0 },
    "&:last-child": { paddingBottom: 0 },
    "& + &": { borderTop: `1px solid ${theme.color.line}` },
  },
});
export const criterion = style({ gridColumn: "1 / -1", color: theme.color.inkSoft });
export const oursOnPhone = style({ fontWeight: weight.bold });
