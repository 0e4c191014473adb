import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { from, radius, safe, space, type } from "#app/design/tokens.ts";

export const layout = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateAreas: `"panel" "trial" "benefits"`,
  alignItems: "start",
  gap: space.l,
  paddingBottom: space["2xl"],
  "@media": {
    [from.desktop]: {
      gridTemplateColumns: "minmax(0, 6fr) minmax(0, 5fr)",
      gridTemplateRows: "auto 1fr",
      gridTemplateAreas: `"panel trial" "benefits trial"`,
      gap: `${space.xl} ${space["2xl"]}`,
      paddingBottom: space["3xl"],
    },
  },
});
export const panel = style({
  gridArea: "panel",
  display: "grid",
  gap: space.l,
  padding: `${space.l} ${space.m}`,
  borderRadius: radius.xl,
  background: theme.color.night,
  color: theme.color.onNight,
  "@media": {
    [from.tablet]: {
      gridTemplateColumns: "minmax(0, 1fr) 200px",
      alignItems: "center",
      padding: space.xl,
    },
  },
});
export const words = style({ display: "grid", gap: space.s });
export const title = style(type.h2);
export const lead = style({ ...type.lead, color: theme.color.onNightSoft });
/** Shorter on a phone, to bring the price up. */
export const rose = style({
  display: "none",
  "@media": { [from.tablet]: { display: "block" } },
});
/** Sticky beside the benefits. */
export const trial = style({
  gridArea: "trial",
  "@media": { [from.desktop]: { position: "sticky", top: `calc(${space.m} + ${safe.top})` } },
});
export const benefits = style({ gridArea: "benefits" });
export const partTitle = style(type.h3);
export const testimonialsPart = style({
  paddingBottom: space["2xl"],
  "@media": { [from.desktop]: { paddingBottom: space["3xl"] } },
});
export const testimonialsTitle = style({ ...type.h3, marginBottom: space.l });
