import { style } from "@vanilla-extract/css";
import { closeButton } from "../mixins.ts";
import { theme } from "../theme.css.ts";
import { radius, safe, shadow, space, type } from "../tokens.ts";

export const dialog = style({
  // The dialog is centred, so an inset at one edge is kept free at the other too.
  width: `min(100% - 2 * ${space.s} - 2 * max(${safe.left}, ${safe.right}), 30rem)`,
  maxHeight: `calc(100dvh - 2rem - 2 * max(${safe.top}, ${safe.bottom}))`,
  overflowY: "auto",
  // Scrolling does not chain to the page below.
  overscrollBehavior: "contain",
  // A click on the dialog's own box counts as one on the backdrop.
  padding: 0,
  background: theme.color.surface,
  color: theme.color.ink,
  border: `1px solid ${theme.color.line}`,
  borderRadius: radius.l,
  boxShadow: shadow.floating,
  selectors: { "&::backdrop": { background: "rgb(6 14 10 / 0.6)" } },
});
export const body = style({ padding: space.l });
export const head = style({
  display: "flex",
  justifyContent: "space-between",
  gap: space.s,
  marginBottom: space.s,
});
export const title = style(type.h3);
export const close = style({ ...closeButton, margin: "-10px -10px 0 0" });
