import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { radius, space, type } from "#app/design/tokens.ts";

export const lead = style({ ...type.small, marginBottom: space.s, color: theme.color.inkSoft });
export const pages = style({ display: "grid", gap: space.m });
export const page = style({
  display: "block",
  width: "100%",
  padding: 0,
  overflow: "auto",
  overscrollBehaviorX: "contain",
  background: "#fff",
  border: `1px solid ${theme.color.line}`,
  borderRadius: radius.s,
  cursor: "zoom-in",
  selectors: { "&[aria-pressed=true]": { cursor: "zoom-out" } },
});
export const fitting = style({ display: "block", width: "100%", height: "auto" });
/** Wide enough for the small print at the size in which it is printed. */
export const large = style({ display: "block", width: "44rem", maxWidth: "none", height: "auto" });
export const caption = style({
  ...type.small,
  marginTop: space["2xs"],
  color: theme.color.inkSoft,
});
