import { globalStyle, style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { radius, space, type } from "#app/design/tokens.ts";

export const form = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.s,
  maxWidth: "28rem",
});
const message = { padding: space.s, borderRadius: radius.m };
export const notice = style({ ...message, background: theme.color.surface });
export const problem = style({ ...message, background: theme.color.dangerSoft });
export const help = style({ ...type.small, color: theme.color.inkSoft });
globalStyle(`${help} a`, { color: theme.accent.text });

export const title = style(type.h2);
export const lead = style({ ...type.lead, marginTop: space.s, color: theme.color.inkSoft });
export const openForm = style({ marginBlock: `${space.l} ${space.s}` });
export const note = style({ ...type.small, color: theme.color.inkSoft });
