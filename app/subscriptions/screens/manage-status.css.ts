import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { from, space, type, weight } from "#app/design/tokens.ts";

export const panel = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.m,
  marginInline: `calc(${space.s} * -1)`,
  padding: `${space.l} ${space.m}`,
  borderRadius: "32px",
  background: theme.color.night,
  color: theme.color.onNight,
  "@media": { [from.tablet]: { marginInline: 0, padding: space.xl } },
});
export const title = style({ ...type.h3, fontWeight: weight.bold });
export const text = style({ maxWidth: "36rem" });
export const next = style({ display: "grid", gap: space["3xs"] });
export const name = style({ ...type.small, color: theme.color.onNightSoft });
export const fact = style({ ...type.h4, fontWeight: weight.bold });
export const actions = style({
  display: "grid",
  gap: space.xs,
  // What is over leaves nothing to be done, and no empty place for it.
  ":empty": { display: "none" },
  "@media": {
    [from.tablet]: { selectors: { "&:not(:empty)": { display: "flex", flexWrap: "wrap" } } },
  },
});
