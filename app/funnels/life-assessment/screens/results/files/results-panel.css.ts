import { globalStyle, style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { from, radius, space, type } from "#app/design/tokens.ts";

export const panel = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.m,
  padding: space.m,
  borderRadius: radius.l,
  background: theme.accent.soft,
  "@media": {
    [from.tablet]: { padding: space.l },
    [from.desktop]: { gridTemplateColumns: "minmax(0, 1fr) auto", alignItems: "center" },
  },
});
export const title = style(type.h3);
export const text = style({ marginTop: space["2xs"], color: theme.color.inkSoft });
export const actions = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.xs,
  "@media": { [from.tablet]: { display: "flex", flexWrap: "wrap" } },
});
// The labels are wider than the smallest phones. The buttons of a row fill it.
globalStyle(`${actions} > *`, { flexGrow: 1, paddingInline: space.xs, whiteSpace: "normal" });
export const foot = style({
  gridColumn: "1 / -1",
  paddingTop: space.s,
  borderTop: "1px solid color-mix(in oklab, currentColor, transparent 80%)",
});
