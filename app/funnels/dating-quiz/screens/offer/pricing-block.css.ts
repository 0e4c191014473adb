import { style } from "@vanilla-extract/css";
import { drawnOnNight, nightPanelInTwo } from "#app/design/mixins.ts";
import { theme } from "#app/design/theme.css.ts";
import { space, tracking, type, weight } from "#app/design/tokens.ts";
import { night } from "./reveal.css.ts";

export const section = style({ paddingBlock: space["2xl"] });
export const panel = style({
  ...nightPanelInTwo,
  rowGap: space.l,
  background: night,
  vars: { ...drawnOnNight, [theme.accent.text]: theme.accent.onNight },
});
export const words = style({ display: "grid", gap: space.m, alignContent: "start" });
export const offer = style({ display: "grid", gap: space.m, alignContent: "start" });
export const was = style({ ...type.small, color: theme.color.onNightSoft });
export const amounts = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `0 ${space.xs}`,
});
export const price = style({
  fontSize: "clamp(3.25rem, 5vw + 1.5rem, 5rem)",
  lineHeight: 1,
  fontWeight: weight.heavy,
  letterSpacing: tracking.tight,
});
export const unit = style({ ...type.lead, color: theme.color.onNightSoft });
export const saving = style({ color: theme.accent.onNight, fontWeight: weight.bold });
export const countdown = style({ display: "grid", gap: space["2xs"], maxWidth: "16rem" });
export const countdownLabel = style({ ...type.small });
