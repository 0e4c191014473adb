import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { from, space, type } from "#app/design/tokens.ts";

export const head = style({ ...type.h3, paddingBlock: `${space.m} ${space.s}` });
export const list = style({
  display: "grid",
  columnGap: space["2xl"],
  paddingBottom: space.s,
  "@media": { [from.desktop]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});
export const item = style({
  display: "grid",
  gridTemplateColumns: "40px minmax(0, 1fr)",
  gap: space.s,
  alignItems: "center",
  paddingBlock: space["2xs"],
  borderTop: `1px solid ${theme.color.line}`,
});
export const title = style({ ...type.body, lineHeight: 1.3 });
export const reason = style({ ...type.small, lineHeight: 1.4, color: theme.color.inkSoft });
