import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { from, radius, space, type, weight } from "#app/design/tokens.ts";

/** No gap below: the signup section belongs to it. */
export const section = style({ paddingTop: space["2xl"] });
export const panel = style({
  display: "grid",
  gap: space.m,
  padding: `${space.l} ${space.m}`,
  borderRadius: radius.xl,
  background: theme.color.night,
  color: theme.color.onNight,
  "@media": {
    [from.desktop]: {
      gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
      gap: space["2xl"],
      padding: space["2xl"],
      alignItems: "center",
    },
  },
});
export const lead = style({ ...type.lead, marginTop: space.s, color: theme.color.onNightSoft });
export const side = style({ display: "grid", gap: space.m });
export const label = style({
  ...type.small,
  marginBottom: space["2xs"],
  color: theme.color.onNightSoft,
});
export const figures = style({
  ...type.small,
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: `${space["3xs"]} ${space.s}`,
  marginTop: space["2xs"],
  fontVariantNumeric: "tabular-nums",
});
export const full = style({ color: theme.accent.onNight, fontWeight: weight.bold });
