import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { from, radius, space, type, weight } from "#app/design/tokens.ts";

/** The button has the whole width of a phone. */
export const place = style({
  display: "grid",
  gap: space.xs,
  "@media": { [from.tablet]: { justifyItems: "start" } },
});
/** Readable on a panel and on a card. */
export const copy = style({
  ...type.small,
  display: "inline-flex",
  alignItems: "center",
  gap: space["2xs"],
  minHeight: "44px",
  padding: `${space["2xs"]} 0`,
  background: "transparent",
  border: 0,
  textDecoration: "underline",
  cursor: "pointer",
});
export const address = style({
  ...type.small,
  overflowWrap: "anywhere",
  userSelect: "all",
  WebkitUserSelect: "all",
});
export const problem = style({
  ...type.small,
  padding: `${space.xs} ${space.s}`,
  borderRadius: radius.m,
  background: theme.color.dangerSoft,
  color: theme.color.danger,
  fontWeight: weight.medium,
  selectors: { "&:empty": { display: "none" } },
});
