import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { radius } from "#app/design/tokens.ts";

export const mark = style({
  flex: "none",
  width: "72px",
  height: "72px",
  padding: "13px",
  borderRadius: radius.pill,
  background: theme.accent.fill,
  color: theme.accent.onFill,
});
