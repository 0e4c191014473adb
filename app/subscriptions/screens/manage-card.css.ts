import { globalStyle, style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { space, type, weight } from "#app/design/tokens.ts";

export const card = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.l,
});
export const title = style(type.h4);
export const none = style({ marginTop: space.xs, color: theme.color.inkSoft });
export const receipts = style({ display: "grid", marginTop: space["2xs"] });
export const receipt = style({
  ...type.small,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto auto",
  alignItems: "center",
  gap: space.s,
  paddingBlock: space["3xs"],
  borderBottom: `1px solid ${theme.color.line}`,
});
export const amount = style({ fontWeight: weight.bold, fontVariantNumeric: "tabular-nums" });
export const detail = style({
  ...type.small,
  display: "block",
  color: theme.color.inkSoft,
});
export const link = style({ justifySelf: "end", alignContent: "center", minHeight: "44px" });
export const portal = style({ display: "grid", gap: space["2xs"] });
export const note = style({ ...type.small, color: theme.color.inkSoft });
// Its label is wider than the smallest phones.
globalStyle(`${portal} button`, { paddingInline: space.s, whiteSpace: "normal" });
