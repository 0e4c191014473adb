import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { radius, space, type, weight } from "#app/design/tokens.ts";

export const card = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.m });
export const head = style({ display: "grid", gap: space["2xs"] });
export const title = style(type.h2);
export const lead = style({ color: theme.color.inkSoft });
export const badges = style({ display: "grid", gap: space.m, color: theme.color.inkSoft });

export const terms = style({
  ...type.small,
  display: "grid",
  gap: space.xs,
  padding: space.s,
  borderRadius: radius.m,
  background: theme.accent.soft,
});
export const row = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 5.5rem) minmax(0, 1fr)",
  gap: space.xs,
});
export const amount = style({ fontWeight: weight.bold });
export const cancel = style({
  display: "grid",
  gap: space["3xs"],
  paddingTop: space.xs,
  borderTop: `1px solid ${theme.color.line}`,
});
