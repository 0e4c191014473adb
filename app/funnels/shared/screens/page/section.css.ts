import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { from, space, type, width } from "#app/design/tokens.ts";

export const section = style({
  paddingBlock: space["2xl"],
});
/** A full-bleed section with its own background. */
export const band = style({ background: theme.color.sunken });
export const head = style({
  maxWidth: width.text,
  marginBottom: space.l,
  "@media": { [from.tablet]: { marginBottom: space.xl } },
});
export const lead = style({ ...type.lead, marginTop: space.s, color: theme.color.inkSoft });
