import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { radius, space, type, weight } from "#app/design/tokens.ts";

export const link = style({
  ...type.small,
  display: "inline-flex",
  alignItems: "center",
  minHeight: "44px",
  paddingInline: space.s,
  color: theme.accent.text,
  fontWeight: weight.bold,
  border: `1.5px solid ${theme.color.lineStrong}`,
  borderRadius: radius.pill,
  textDecoration: "none",
  selectors: { "&:hover": { background: theme.color.sunken } },
});
