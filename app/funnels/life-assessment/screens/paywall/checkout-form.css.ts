import { globalStyle, style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { radius, space, type, weight } from "#app/design/tokens.ts";

export const form = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.m,
});
export const notice = style({
  padding: space.s,
  borderRadius: radius.m,
  background: theme.color.dangerSoft,
});
export const noticeTitle = style({ fontWeight: weight.bold });
export const small = style({
  ...type.small,
  display: "grid",
  gap: space["2xs"],
  color: theme.color.inkSoft,
});
// The label is wider than the smallest phones.
globalStyle(`${form} > button`, { paddingInline: space.s, whiteSpace: "normal" });
