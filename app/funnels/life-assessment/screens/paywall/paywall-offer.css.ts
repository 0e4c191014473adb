import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { from, radius, safe, space, type } from "#app/design/tokens.ts";

export const layout = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateAreas: `"panel" "opens" "trial"`,
  alignItems: "start",
  gap: space.l,
  paddingBottom: space["2xl"],
  "@media": {
    [from.desktop]: {
      gridTemplateColumns: "minmax(0, 6fr) minmax(0, 5fr)",
      gridTemplateRows: "auto 1fr",
      gridTemplateAreas: `"panel trial" "opens trial"`,
      gap: `${space.xl} ${space["2xl"]}`,
      paddingBottom: space["3xl"],
    },
  },
});
export const panel = style({
  gridArea: "panel",
  display: "grid",
  gridTemplateColumns: "112px minmax(0, 1fr)",
  gridTemplateAreas: `"flower title" "lead lead"`,
  alignItems: "center",
  gap: space.s,
  padding: space.m,
  borderRadius: radius.xl,
  background: theme.color.night,
  color: theme.color.onNight,
  "@media": {
    [from.tablet]: {
      gridTemplateColumns: "minmax(0, 1fr) 220px",
      gridTemplateRows: "1fr auto auto 1fr",
      gridTemplateAreas: `". flower" "title flower" "lead flower" ". flower"`,
      columnGap: space.l,
      padding: space.xl,
    },
  },
});
export const flower = style({ gridArea: "flower" });
export const title = style({
  gridArea: "title",
  fontSize: "1.75rem",
  lineHeight: 1.1,
  "@media": { [from.tablet]: type.h2 },
});
export const lead = style({ ...type.lead, gridArea: "lead", color: theme.color.onNightSoft });
/** Sticky beside the other parts. */
export const trial = style({
  gridArea: "trial",
  "@media": { [from.desktop]: { position: "sticky", top: `calc(${space.m} + ${safe.top})` } },
});
export const opens = style({
  gridArea: "opens",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.m,
  "@media": {
    [from.tablet]: {
      gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
      alignItems: "center",
      gap: `${space.m} ${space.xl}`,
    },
  },
});
export const partTitle = style({ ...type.h3, gridColumn: "1 / -1" });
export const goods = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: `${space.m} ${space.s}`,
  "@media": { [from.tablet]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const good = style({ display: "grid", alignContent: "start", gap: space["3xs"] });
export const goodTitle = style(type.h4);
export const goodText = style({ ...type.small, color: theme.color.inkSoft });
export const testimonialsPart = style({
  paddingBottom: space["2xl"],
  "@media": { [from.desktop]: { paddingBottom: space["3xl"] } },
});
export const testimonialsTitle = style({ ...type.h3, marginBottom: space.l });
