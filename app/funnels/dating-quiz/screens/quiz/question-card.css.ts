import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { from, radius, safeHeight, space, type, weight } from "#app/design/tokens.ts";

/**
 * Reaches the bottom of a phone's window, where the thumb is; otherwise as tall as the longest question. The footer
 * does not move between questions.
 */
export const card = style({
  display: "grid",
  gridTemplateRows: "1fr auto",
  gap: space.xs,
  minHeight: `max(26rem, calc(${safeHeight} - 8.75rem))`,
  paddingTop: space.m,
  "@media": {
    [from.tablet]: {
      gap: space.m,
      minHeight: "39rem",
      marginTop: space.m,
      padding: space.xl,
      background: theme.color.surface,
      border: `1px solid ${theme.color.line}`,
      borderRadius: radius.l,
    },
  },
});
/** No motion: per answer, a glide costs a slow phone 25 ms of CPU, and a view transition 70 ms and a delay. */
export const question = style({
  display: "grid",
  gridTemplateRows: "auto 1fr",
  gap: space.m,
  minWidth: 0,
});
export const text = style({
  ...type.h3,
  display: "flex",
  alignItems: "end",
  minHeight: "3.6em",
  "@media": { [from.tablet]: { minHeight: "2.4em" } },
  fontWeight: weight.bold,
  textWrap: "balance",
});
export const footer = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space["2xs"]} ${space.s}`,
  minHeight: "40px",
});
export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  flex: 1,
  justifyContent: "space-between",
  gap: space["2xs"],
  "@media": { [from.tablet]: { justifyContent: "end" } },
});
export const go = style({ marginInlineStart: "auto" });
