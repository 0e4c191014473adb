import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { radius, space, type } from "#app/design/tokens.ts";

export const share = style({
  display: "grid",
  gap: space["3xs"],
  justifyItems: "start",
  marginTop: space["2xs"],
  padding: `${space.xs} ${space.s}`,
  borderRadius: radius.l,
  background: theme.accent.soft,
});
export const title = style(type.h4);
export const choice = style({
  display: "flex",
  alignItems: "center",
  gap: space.xs,
  minHeight: "44px",
  cursor: "pointer",
});
export const box = style({ width: "22px", height: "22px", accentColor: theme.accent.text });
