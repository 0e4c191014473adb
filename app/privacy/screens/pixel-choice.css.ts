import { globalStyle, style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { radius, space, type, weight } from "#app/design/tokens.ts";

export const card = style({
  display: "grid",
  gap: space.s,
  marginTop: space.m,
  "@media": { print: { display: "none" } },
});
export const title = style({ fontSize: type.h4.fontSize, lineHeight: type.h4.lineHeight });
export const note = style({ ...type.small, color: theme.color.inkSoft });
export const form = style({ display: "flex", gap: space.xs });
globalStyle(`${form} button`, {
  flex: 1,
  maxWidth: "12rem",
  minHeight: "44px",
  border: `1.5px solid ${theme.color.lineStrong}`,
  borderRadius: radius.m,
  background: "transparent",
  fontWeight: weight.bold,
  cursor: "pointer",
});
