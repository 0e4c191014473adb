import { globalStyle, style } from "@vanilla-extract/css";
import { checkBox, checkLabel } from "#app/design/mixins.ts";
import { theme } from "#app/design/theme.css.ts";
import { space, type } from "#app/design/tokens.ts";

export const folded = style({ maxWidth: "42rem", "@media": { print: { display: "none" } } });
// 44 px to press, in the height of a line.
export const summary = style({
  ...type.small,
  width: "fit-content",
  marginBlock: "-11px",
  paddingBlock: "11px",
  color: theme.color.inkSoft,
  textDecorationLine: "underline",
  cursor: "pointer",
  listStylePosition: "inside",
});
globalStyle(`${folded}[open] > ${summary}`, { marginBottom: 0 });
export const parts = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.s,
});
export const text = style({ color: theme.color.inkSoft });
export const small = style({ ...type.small, color: theme.color.inkSoft });
export const choice = style(checkLabel);
export const box = style(checkBox);
globalStyle(`${parts} > button`, { justifySelf: "start" });
