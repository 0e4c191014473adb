import { globalStyle, style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { from, radius, space, type, weight } from "#app/design/tokens.ts";

export const card = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.m });
export const title = style(type.h3);
export const form = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.s,
  maxWidth: "28rem",
});
export const notice = style({
  padding: space.s,
  background: theme.color.surface,
  borderRadius: radius.m,
});
export const help = style({ ...type.small, color: theme.color.inkSoft });
globalStyle(`${help} a`, { color: theme.accent.text });

export const lines = style({ display: "grid", gap: space.xs });
export const line = style({
  "@media": {
    [from.tablet]: {
      display: "grid",
      gridTemplateColumns: "14rem minmax(0, 1fr)",
      gap: space.m,
    },
  },
});
export const label = style({ fontWeight: weight.medium });
export const value = style({ color: theme.color.inkSoft, overflowWrap: "anywhere" });
export const list = style({ display: "grid", gap: space.xs, paddingInlineStart: "1.2em" });
export const lead = style({ overflowWrap: "anywhere" });
