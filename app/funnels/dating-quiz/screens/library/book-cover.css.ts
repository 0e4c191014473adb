import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { shadow, weight } from "#app/design/tokens.ts";

/** The spine of a paperback. */
export const cover = style({
  display: "block",
  width: "100%",
  aspectRatio: "2 / 3",
  overflow: "hidden",
  borderRadius: "3px 8px 8px 3px",
  boxShadow: shadow.raised,
});
export const title = style({ fontWeight: weight.heavy, letterSpacing: "-0.02em" });
export const spine = style({ fill: "rgb(0 0 0 / 0.1)" });
export const placeholder = style([
  cover,
  {
    display: "grid",
    placeItems: "center",
    background: theme.accent.soft,
    color: theme.accent.text,
  },
]);
