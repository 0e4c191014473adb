import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { from, radius, space, type, weight } from "#app/design/tokens.ts";

export const list = style({
  display: "grid",
  gap: space.m,
  "@media": { [from.desktop]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } },
});
export const voice = style({
  display: "grid",
  alignContent: "space-between",
  gap: space.s,
  height: "100%",
  padding: `${space.s} ${space.m}`,
  "@media": { [from.desktop]: { gap: space.m, padding: space.m } },
  background: theme.color.surface,
  border: `1px solid ${theme.color.line}`,
  borderRadius: radius.l,
});
export const change = style({
  ...type.small,
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: `${space["3xs"]} ${space.s}`,
  paddingBottom: space.s,
  borderBottom: `1px solid ${theme.color.line}`,
});
export const when = style({ color: theme.color.inkSoft });
export const before = style({ color: theme.color.inkSoft });
export const after = style({ color: theme.accent.text, fontWeight: weight.bold });
export const quote = style({
  ...type.body,
  alignSelf: "start",
  fontWeight: weight.medium,
  textWrap: "pretty",
  whiteSpace: "pre-line",
  overflowWrap: "anywhere",
});
export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.xs,
});
export const stars = style({
  display: "flex",
  color: theme.accent.text,
});
