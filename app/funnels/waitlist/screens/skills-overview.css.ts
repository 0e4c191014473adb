import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { space, type, weight } from "#app/design/tokens.ts";

export const card = style({
  display: "flex",
  flexDirection: "column",
  gap: space.xs,
  height: "100%",
});
export const top = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.s,
});
export const count = style({
  ...type.small,
  color: theme.color.inkSoft,
  fontWeight: weight.medium,
});
export const title = style({ ...type.h3, marginTop: space["2xs"] });
export const promise = style({ color: theme.color.inkSoft });
export const lessons = style({
  ...type.small,
  display: "grid",
  gap: space["2xs"],
  marginTop: "auto",
  paddingTop: space.s,
  borderTop: `1px solid ${theme.color.line}`,
});
