import { globalStyle, style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { radius, space, type, weight } from "#app/design/tokens.ts";

export const form = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.m });
/** As tall as the form, to avoid a layout shift when it loads. */
export const place = style({ position: "relative", minHeight: "252px" });
export const waiting = style({
  ...type.small,
  position: "absolute",
  inset: 0,
  display: "grid",
  placeContent: "center",
  borderRadius: radius.m,
  background: theme.color.sunken,
  color: theme.color.inkSoft,
});
export const problem = style({
  display: "grid",
  justifyItems: "start",
  alignContent: "center",
  gap: space.xs,
  padding: space.m,
  minHeight: "252px",
  borderRadius: radius.m,
  background: theme.color.dangerSoft,
});
export const problemTitle = style({ fontWeight: weight.bold });
export const terms = style({ ...type.small, fontWeight: weight.medium });
export const secure = style({
  ...type.small,
  display: "flex",
  gap: space["2xs"],
  color: theme.color.inkSoft,
});
// The button's label may be wider than the smallest phones.
globalStyle(`${form} > button`, { paddingInline: space.s, whiteSpace: "normal" });

export const checkText = style({ display: "grid", gap: space.m });
export const checkProblem = style({
  display: "grid",
  justifyItems: "start",
  gap: space.xs,
  padding: space.m,
  borderRadius: radius.m,
  background: theme.color.dangerSoft,
});
export const checkProblemTitle = style({ fontWeight: weight.bold });
