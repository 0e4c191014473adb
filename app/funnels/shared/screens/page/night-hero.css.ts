import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { space, type, weight } from "#app/design/tokens.ts";

// A landing page's hero text on the highlighted panel.
export const words = style({ alignSelf: "center" });
export const eyebrow = style({
  ...type.small,
  color: theme.accent.onNight,
  fontWeight: weight.bold,
});
export const lead = style({ ...type.lead, color: theme.color.onNightSoft });
export const note = style({ ...type.small, color: theme.color.onNightSoft });
/** Below text and picture. */
export const foot = style({
  ...type.small,
  paddingTop: space.m,
  borderTop: `1px solid color-mix(in oklab, ${theme.color.onNightSoft}, transparent 65%)`,
  color: theme.color.onNightSoft,
});
