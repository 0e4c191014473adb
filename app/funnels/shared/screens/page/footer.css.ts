import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { space, type } from "#app/design/tokens.ts";

export const footer = style({
  ...type.small,
  paddingBlock: space.xl,
  borderTop: `1px solid ${theme.color.line}`,
  color: theme.color.inkSoft,
});
export const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.m,
});
export const name = style({ color: theme.color.ink });
export const links = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space.m,
  maxWidth: "44rem",
});
export const link = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: "44px",
  minWidth: "44px",
  overflowWrap: "anywhere",
});
