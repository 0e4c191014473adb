import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { space, type, weight, width } from "#app/design/tokens.ts";

/** As wide as running text, aligned with the start of its page. */
export const place = style({ maxWidth: width.text, marginBottom: space.l, textAlign: "start" });
export const note = style({ display: "grid", gap: space.s });
export const title = style({ ...type.h4, fontWeight: weight.bold });
export const more = style({
  display: "inline-flex",
  alignItems: "center",
  justifySelf: "start",
  minHeight: "44px",
});

export const lines = style({ display: "grid", gap: space.m });
export const line = style({ display: "grid", gap: space["3xs"] });
export const name = style({ display: "block", fontWeight: weight.medium });
/** Easy to find at a glance, and to hit with a shaking thumb. */
export const number = style({
  ...type.h3,
  display: "inline-flex",
  alignItems: "center",
  minHeight: "44px",
  minWidth: "44px",
  fontWeight: weight.bold,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
});
export const about = style({ ...type.small, color: theme.color.inkSoft });
