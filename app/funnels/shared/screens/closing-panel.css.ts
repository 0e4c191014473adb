import { globalStyle, style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { below, from, radius, space, type } from "#app/design/tokens.ts";

export const section = style({
  paddingBlock: `0 ${space["2xl"]}`,
  "@media": { [from.tablet]: { paddingBlock: `${space.m} ${space["3xl"]}` } },
});
export const panel = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.l,
  alignItems: "center",
  padding: `${space.xl} ${space.m}`,
  borderRadius: radius.xl,
  background: theme.accent.soft,
  "@media": {
    [from.desktop]: { gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr)", padding: space["2xl"] },
  },
});
export const lead = style({ ...type.lead, marginTop: space.s, textWrap: "balance" });
export const side = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.s,
  "@media": {
    [from.tablet]: { justifyItems: "start" },
    [from.desktop]: { justifySelf: "end" },
  },
});
export const note = style({ ...type.small, maxWidth: "20rem" });
// On the smallest phones a button's label may be wider than the panel.
globalStyle(`${side} > :is(a, button)`, {
  "@media": {
    [below.phone]: { paddingInline: space.s, whiteSpace: "normal" },
  },
});
