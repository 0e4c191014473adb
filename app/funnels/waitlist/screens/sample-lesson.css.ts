import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { from, motion, radius, shadow, space, type, weight } from "#app/design/tokens.ts";
import { stickFlame } from "#app/funnels/shared/screens/page/logo.css.ts";

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
  transition: `rotate ${motion.calm} ${motion.ease}`,
  "@media": { [from.desktop]: { rotate: "2deg", justifySelf: "end" } },
});
// Straight while it is played.
globalStyle(`${lesson}:has([data-part=play])`, { rotate: "0deg" });
export const course = style({ ...type.caption, color: theme.color.onNightSoft });
export const title = style({ ...type.h3, fontWeight: weight.bold, marginTop: space["3xs"] });
export const sticks = style({
  width: "72%",
  marginBlock: space.m,
  color: theme.color.onNightSoft,
});
/** On a phone, the steps that a press plays are not also listed. */
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

export const offline = style({
  ...type.small,
  selectors: { "&:not(:empty)": { marginTop: space.xs } },
});

/**
 * The playable part is loaded later. Its styles are here, so that it has its size at once, and select by `data-part`: a
 * shared module would be one more file for a page with a size budget.
 */
const part = (name: string) => `${lesson} [data-part="${name}"]`;
globalStyle(part("play"), {
  ...type.small,
  display: "grid",
  gap: space.xs,
  scrollMarginBlockEnd: space.xl,
});
globalStyle(part("burning"), {
  width: "50%",
  marginTop: space.s,
  color: theme.color.onNightSoft,
});
const light = keyframes({ from: { opacity: 0, scale: "0.4" } });
globalStyle(`${part("burning")} ${stickFlame}`, {
  transformBox: "fill-box",
  transformOrigin: "50% 100%",
  animation: `${light} ${motion.calm} ${motion.ease}`,
});
globalStyle(part("reply"), { minHeight: "1.5em", color: theme.accent.onNight });
globalStyle(part("title"), { ...type.h4, fontWeight: weight.bold });
globalStyle(part("minute"), {
  ...type.small,
  display: "block",
  color: theme.color.onNightSoft,
  fontWeight: weight.regular,
});
globalStyle(part("choices"), { display: "grid", gap: space["2xs"] });
globalStyle(part("choice"), {
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
});
globalStyle(`${part("choice")}:hover`, { borderColor: theme.accent.onNight });
globalStyle(`${part("choice")}:focus-visible`, { outlineColor: theme.accent.onNight });
globalStyle(part("sentence"), { ...type.lead, fontWeight: weight.medium });
/** A light background, for the field. */
globalStyle(part("form"), {
  padding: space.s,
  borderRadius: radius.m,
  background: theme.color.surface,
  color: theme.color.ink,
});
