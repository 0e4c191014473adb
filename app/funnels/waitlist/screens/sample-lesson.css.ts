import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { from, motion, radius, shadow, space, type, weight } from "#app/design/tokens.ts";
import { flame } from "#app/funnels/shared/screens/page/sticks.css.ts";

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
export const title = style({ ...type.h3, fontWeight: weight.bold, marginTop: space["3xs"] });
export const sticks = style({
  width: "72%",
  marginBlock: space.m,
  color: theme.color.onNightSoft,
});
/** On a phone, what a press plays is not listed too. */
const playable = "screen and (max-width: 699.98px) and (scripting: enabled)";
export const steps = style({
  display: "grid",
  gap: space["3xs"],
  marginInline: `-${space.xs}`,
  "@media": { [playable]: { display: "none" } },
});
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
  background: theme.color.nightRaised,
  fontWeight: weight.medium,
  "@media": { [playable]: { display: "none" } },
});
export const action = style({
  marginTop: space.s,
  "@media": { "(scripting: none)": { display: "none" } },
});

// What is played is loaded later; its styles are here, so that it has its size at once.
export const play = style({
  ...type.small,
  display: "grid",
  gap: space.xs,
  scrollMarginBlockEnd: space.xl,
});
export const burning = style({
  width: "50%",
  marginTop: space.s,
  color: theme.color.onNightSoft,
});
const light = keyframes({ from: { opacity: 0, scale: "0.4" } });
globalStyle(`${burning} ${flame}`, {
  transformBox: "fill-box",
  transformOrigin: "50% 100%",
  animation: `${light} ${motion.calm} ${motion.ease}`,
});
export const reply = style({ minHeight: "1.5em", color: theme.accent.onNight });
export const minuteTitle = style({ ...type.h4, fontWeight: weight.bold });
export const minute = style({
  ...type.small,
  display: "block",
  color: theme.color.onNightSoft,
  fontWeight: weight.regular,
});
export const choices = style({ display: "grid", gap: space["2xs"] });
export const choice = style({
  ...type.small,
  minHeight: "48px",
  padding: `${space["2xs"]} ${space.s}`,
  background: theme.color.nightRaised,
  border: `1.5px solid ${theme.color.onNightSoft}`,
  borderRadius: radius.m,
  color: theme.color.onNight,
  fontWeight: weight.medium,
  textAlign: "start",
  cursor: "pointer",
  transition: `border-color ${motion.quick}`,
  selectors: {
    "&:hover": { borderColor: theme.accent.onNight },
    "&:focus-visible": { outlineColor: theme.accent.onNight },
  },
});
export const sentence = style({ ...type.lead, fontWeight: weight.medium });
/** Light again, for the field. */
export const form = style({
  padding: space.s,
  borderRadius: radius.m,
  background: theme.color.surface,
  color: theme.color.ink,
});
