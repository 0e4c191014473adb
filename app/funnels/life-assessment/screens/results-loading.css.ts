import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { from, space, type } from "#app/design/tokens.ts";

export const place = style({ minHeight: "100dvh" });
export const panel = style({
  display: "grid",
  alignContent: "center",
  justifyItems: "center",
  gap: space.l,
  minHeight: "22rem",
  marginInline: `calc(${space.s} * -1)`,
  padding: `${space.l} ${space.m}`,
  borderRadius: "32px",
  background: theme.color.night,
  color: theme.color.onNight,
  textAlign: "center",
  "@media": { [from.tablet]: { marginInline: 0, padding: space.xl } },
});
export const rose = style({ width: "140px" });
export const title = style(type.h3);
