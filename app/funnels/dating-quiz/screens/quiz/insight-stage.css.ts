import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { from, space, type, weight } from "#app/design/tokens.ts";

export const stage = style({ paddingBlock: `${space.s} ${space["2xl"]}` });
export const card = style({
  display: "grid",
  gap: space.s,
  paddingBlock: space.xl,
  "@media": { [from.tablet]: { padding: space["2xl"] } },
});
export const picture = style({ aspectRatio: "2 / 1", marginBottom: space.s });
export const label = style({
  ...type.small,
  color: theme.accent.onNight,
  fontWeight: weight.bold,
});
export const title = style(type.h2);
export const text = style({ ...type.lead, color: theme.color.onNightSoft });
export const action = style({
  marginTop: space.m,
  "@media": { [from.tablet]: { width: "fit-content" } },
});
