import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { from, radius, shadow, space, type, weight } from "#app/design/tokens.ts";

export const hero = style({
  display: "grid",
  gap: space.xl,
  alignItems: "center",
  paddingBlock: `calc(64px + ${space.xl}) ${space.xl}`,
  "@media": {
    [from.tablet]: { gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr)", gap: space.l },
    [from.desktop]: {
      gridTemplateColumns: "minmax(0, 7fr) minmax(0, 4fr)",
      gap: space["2xl"],
      paddingBlock: `calc(64px + ${space["2xl"]}) ${space["2xl"]}`,
    },
  },
});
export const eyebrow = style({ ...type.small, color: theme.accent.text, fontWeight: weight.bold });
const wide = "screen and (min-width: 1280px)";
// Manual line breaks, because automatic ones can move when the font loads.
export const line = style({ display: "block", whiteSpace: "nowrap" });
export const piece = style({ display: "block", "@media": { [wide]: { display: "inline" } } });
export const actions = style({
  display: "grid",
  gap: space.xs,
  "@media": { [from.desktop]: { display: "flex" } },
});
export const lead = style({ ...type.lead, maxWidth: "34rem", color: theme.color.inkSoft });
export const offer = style({ ...type.small, fontWeight: weight.medium });
export const facts = style({
  ...type.small,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
  gap: `${space["2xs"]} ${space.m}`,
  color: theme.color.inkSoft,
  "@media": { [wide]: { display: "flex" } },
});
export const fact = style({ display: "flex", alignItems: "center", gap: space["2xs"] });

export const lesson = style({
  width: "100%",
  maxWidth: "24rem",
  justifySelf: "center",
  padding: space.m,
  borderRadius: radius.xl,
  background: theme.color.night,
  color: theme.color.onNight,
  boxShadow: shadow.floating,
  border: `1px solid ${theme.color.nightRaised}`,
  "@media": { [from.desktop]: { rotate: "2deg", justifySelf: "end" } },
});
export const course = style({ ...type.caption, color: theme.color.onNightSoft });
export const lessonTitle = style({ ...type.h3, fontWeight: weight.bold, marginTop: space["3xs"] });
export const sticks = style({ width: "72%", marginBlock: space.m, color: theme.color.onNightSoft });
export const steps = style({ display: "grid", gap: space["3xs"], marginInline: `-${space.xs}` });
export const step = style({
  ...type.small,
  display: "flex",
  gap: space.xs,
  padding: `${space["2xs"]} ${space.xs}`,
  borderRadius: radius.s,
  color: theme.color.onNightSoft,
  fontVariantNumeric: "tabular-nums",
});
export const currentStep = style([
  step,
  { background: theme.color.nightRaised, color: theme.color.onNight, fontWeight: weight.medium },
]);
export const task = style({
  ...type.small,
  marginTop: space.s,
  padding: space.s,
  borderRadius: radius.m,
  background: theme.accent.fill,
  color: theme.accent.onFill,
  fontWeight: weight.medium,
});
