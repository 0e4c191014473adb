import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { from, radius, space, type } from "#app/design/tokens.ts";

export const card = style({
  "@media": { [from.tablet]: { padding: space.m }, [from.desktop]: { padding: space.l } },
});
export const part = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.m });
export const title = style(type.h4);
/** As tall as the form, to avoid a layout shift when it loads. */
export const body = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "start",
  minHeight: "632px",
  "@media": { [from.desktop]: { minHeight: "564px" } },
});
export const waiting = style({
  alignSelf: "stretch",
  display: "grid",
  placeContent: "center",
  justifyItems: "center",
  gap: space.s,
  padding: space.m,
  borderRadius: radius.m,
  background: theme.color.sunken,
  color: theme.color.inkSoft,
  textAlign: "center",
});
