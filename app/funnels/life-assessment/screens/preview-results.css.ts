import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { from, radius, space, type, weight } from "#app/design/tokens.ts";

export const head = style({
  display: "grid",
  justifyItems: "center",
  gap: space.s,
  paddingBlock: `${space.m} ${space.l}`,
  textAlign: "center",
  "@media": { [from.tablet]: { paddingBlock: `${space.l} ${space.xl}` } },
});
export const badge = style({
  ...type.small,
  display: "flex",
  alignItems: "center",
  gap: space["2xs"],
  padding: `${space["3xs"]} ${space.s}`,
  borderRadius: radius.pill,
  background: theme.accent.soft,
  color: theme.accent.text,
  fontWeight: weight.bold,
});
/** Smaller than other first headings: one long word, which may not be wider than a small window. */
export const title = style({ ...type.h2, selectors: { "&:focus": { outline: "none" } } });
export const lead = style({ ...type.lead, textWrap: "balance" });
export const others = style({ ...type.small, color: theme.color.inkSoft });
