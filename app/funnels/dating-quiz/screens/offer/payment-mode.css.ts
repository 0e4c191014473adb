import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { from, space, type, weight } from "#app/design/tokens.ts";

export const place = style({
  display: "grid",
  gap: space.m,
  paddingBlock: `${space.s} ${space["2xl"]}`,
});
export const card = style({
  display: "grid",
  gridTemplate: '"head" auto "form" auto "summary" auto / minmax(0, 1fr)',
  gap: space.m,
  "@media": {
    [from.desktop]: {
      gridTemplate: '"head form" auto "summary form" 1fr / minmax(0, 2fr) minmax(0, 3fr)',
      gap: `${space.m} ${space["2xl"]}`,
      padding: space["2xl"],
    },
  },
});
const part = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
} as const;
export const head = style({ ...part, gridArea: "head", gap: space.xs });
export const form = style({ ...part, gridArea: "form", gap: space.s });
export const summary = style({
  ...part,
  gridArea: "summary",
  gap: space.m,
  paddingTop: space.m,
  borderTop: `1px solid ${theme.color.line}`,
});
export const title = style(type.h2);
export const partTitle = style(type.h4);
export const total = style({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "baseline",
  gap: space.s,
});
export const amount = style({ ...type.h3, fontWeight: weight.heavy });
export const delivery = style({
  ...type.small,
  color: theme.color.inkSoft,
  overflowWrap: "anywhere",
});
