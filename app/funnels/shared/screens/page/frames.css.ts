import { globalStyle, style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { radius, safe, safeHeight, space, weight } from "#app/design/tokens.ts";

export const page = style({
  display: "grid",
  gridTemplateRows: "auto 1fr auto",
  gridTemplateColumns: "minmax(0, 1fr)",
  minHeight: safeHeight,
});

/** Visible on keyboard focus only. */
export const skip = style({
  position: "absolute",
  zIndex: 1,
  top: `calc(${space["2xs"]} + ${safe.top})`,
  left: `calc(${space.m} + ${safe.left})`,
  padding: `${space["2xs"]} ${space.s}`,
  borderRadius: radius.s,
  background: theme.color.night,
  color: theme.color.onNight,
  fontWeight: weight.bold,
  selectors: { "&:not(:focus)": { transform: "translateY(-400%)" } },
});

// Print the text only.
globalStyle(`${page} > :is(header, footer)`, { "@media": { print: { display: "none" } } });

export const row = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.s,
  minHeight: "64px",
});

export const barePage = style({
  display: "grid",
  gridTemplateRows: "auto 1fr",
  gridTemplateColumns: "minmax(0, 1fr)",
  minHeight: safeHeight,
});
export const bareBar = style({ display: "flex", alignItems: "center", minHeight: "64px" });

export const errorPage = style({ display: "grid", minHeight: safeHeight });

/** A back link or button with its arrow. */
export const back = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space["3xs"],
  minHeight: "44px",
  color: theme.color.ink,
  textDecoration: "none",
});
export const arrow = style({ rotate: "180deg" });
