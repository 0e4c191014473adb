import { globalStyle, style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { below, from, radius, space, type, weight } from "#app/design/tokens.ts";

export const card = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.m,
  scrollMarginTop: space.m,
});
export const jump = style({ display: "flex", flexWrap: "wrap", columnGap: space.m });
export const jumpLink = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: "44px",
  color: theme.accent.text,
});
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
  display: "grid",
  gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)",
  gap: space.s,
  "@media": {
    // "downloads" is as wide as half of the smallest phone's card.
    [below.phone]: {
      gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
      gap: space.xs,
    },
    [from.tablet]: { gridTemplateColumns: "14rem minmax(0, 1fr)", gap: space.m },
  },
});
export const label = style({ fontWeight: weight.medium });
export const value = style({ color: theme.color.inkSoft, overflowWrap: "anywhere" });
export const list = style({ display: "grid", gap: space.xs, paddingInlineStart: "1.2em" });
export const lead = style({ overflowWrap: "anywhere" });
