import { globalStyle, style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { from, radius, space, tracking, type, weight } from "#app/design/tokens.ts";

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
export const lead = style({ ...type.lead, marginTop: space.s, textWrap: "pretty" });
export const side = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.s,
});
// The words on the button are longer than the smallest phones are wide.
globalStyle(`${side} > button`, { paddingInline: space.s, whiteSpace: "normal" });
export const amounts = style({ ...type.lead });
export const price = style({ ...type.h2, fontWeight: weight.heavy, letterSpacing: tracking.tight });
export const terms = style(type.small);
export const regular = style(type.small);
export const facts = style({ ...type.small, display: "grid", gap: space["3xs"] });
export const fact = style({ display: "flex", alignItems: "center", gap: space["2xs"] });
