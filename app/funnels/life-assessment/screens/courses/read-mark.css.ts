import { style, styleVariants } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { radius } from "#app/design/tokens.ts";

const circle = style({
  display: "grid",
  placeItems: "center",
  width: "24px",
  height: "24px",
  border: `1.5px solid ${theme.color.lineStrong}`,
  borderRadius: radius.pill,
});
export const mark = styleVariants({
  open: [circle],
  read: [
    circle,
    {
      borderColor: theme.accent.fill,
      background: theme.accent.fill,
      color: theme.accent.onFill,
    },
  ],
});
