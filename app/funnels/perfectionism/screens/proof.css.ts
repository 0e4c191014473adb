import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { from, radius, shadow, space, tracking, type, weight } from "#app/design/tokens.ts";

export const section = style({ paddingBlock: space["2xl"] });
export const columns = style({
  display: "grid",
  gap: space.xl,
  alignItems: "center",
  "@media": {
    [from.tablet]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)" },
    [from.desktop]: { gap: space["3xl"], paddingBlock: space.l },
  },
});
export const picture = style({
  display: "grid",
  gap: space["2xs"],
  padding: space.m,
  background: theme.color.sunken,
  borderRadius: radius.l,
  "@media": { [from.desktop]: { padding: space.l } },
});
export const head = style({
  ...type.caption,
  marginBottom: space["2xs"],
  color: theme.color.inkSoft,
  textAlign: "center",
});
const bubble = style({
  maxWidth: "85%",
  padding: `${space.xs} ${space.s}`,
  borderRadius: radius.l,
  boxShadow: shadow.raised,
});
export const theirs = style([
  bubble,
  {
    justifySelf: "start",
    background: theme.color.surface,
    borderEndStartRadius: radius.s,
  },
]);
export const ours = style([
  bubble,
  {
    justifySelf: "end",
    marginTop: space.xs,
    background: theme.accent.fill,
    color: theme.accent.onFill,
    borderEndEndRadius: radius.s,
  },
]);
export const figures = style({ display: "grid", marginTop: space.m });
export const row = style({
  paddingBlock: space.xs,
  "@media": {
    [from.desktop]: {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "baseline",
      gap: `0 ${space.xs}`,
    },
  },
  selectors: { "& + &": { borderTop: `1px solid ${theme.color.line}` } },
});
export const figure = style({
  ...type.h3,
  color: theme.accent.text,
  fontWeight: weight.heavy,
  letterSpacing: tracking.close,
  fontVariantNumeric: "tabular-nums",
});
export const text = style({ color: theme.color.inkSoft });
