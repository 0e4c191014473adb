import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { space, type } from "#app/design/tokens.ts";

/** Where there is likely to be a keyboard. */
export const place = style({
  ...type.small,
  display: "none",
  color: theme.color.inkSoft,
  "@media": {
    "(hover: hover) and (min-width: 700px)": {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      columnGap: space.s,
    },
  },
});
export const toggle = style({
  minHeight: "44px",
  padding: 0,
  border: 0,
  background: "transparent",
  color: "inherit",
  textDecoration: "underline",
  cursor: "pointer",
});
