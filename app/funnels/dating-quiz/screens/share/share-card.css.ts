import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { from, radius, shadow, space, type } from "#app/design/tokens.ts";

export const card = style({
  display: "grid",
  gridTemplateColumns: "80px minmax(0, 1fr)",
  gap: space.s,
  alignItems: "center",
  marginTop: space.m,
  "@media": { [from.tablet]: { gridTemplateColumns: "168px minmax(0, 1fr)", gap: space.l } },
});
export const heldCard = style({ display: "grid", gap: space.s, marginTop: space.m });
export const held = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 20rem))",
  gap: space.s,
  alignItems: "start",
});
export const picture = style({
  width: "100%",
  height: "auto",
  borderRadius: radius.m,
  boxShadow: shadow.raised,
});
export const words = style({ display: "grid", gap: space["2xs"], justifyItems: "start" });
export const title = style(type.h4);
export const lead = style({ ...type.small, color: theme.color.inkSoft });
export const saves = style({ display: "flex", flexWrap: "wrap", columnGap: space.s });
export const save = style({
  ...type.small,
  display: "flex",
  alignItems: "center",
  gap: space["2xs"],
  minHeight: "44px",
  color: theme.accent.text,
});
