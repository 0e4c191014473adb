import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { radius, space, type, weight } from "#app/design/tokens.ts";

export const title = style({ ...type.h2 });
export const lead = style({ ...type.lead, marginTop: space.s, color: theme.color.inkSoft });
export const form = style({ display: "grid", gap: space.s, marginTop: space.l });
export const notice = style({
  padding: space.s,
  borderRadius: radius.m,
  background: theme.color.dangerSoft,
});
export const noticeTitle = style({ fontWeight: weight.bold });
export const privacy = style({ ...type.small, color: theme.color.inkSoft });
