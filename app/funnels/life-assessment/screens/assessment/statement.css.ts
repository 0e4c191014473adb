import { style } from "@vanilla-extract/css";
import { coveringInput } from "#app/design/mixins.ts";
import { theme } from "#app/design/theme.css.ts";
import { from, radius, space, type, weight } from "#app/design/tokens.ts";

export const statement = style({
  display: "flex",
  flexDirection: "column",
  gap: space.s,
  minWidth: 0,
  marginBottom: space.xs,
  padding: space.s,
  background: theme.color.surface,
  border: `1px solid ${theme.color.line}`,
  borderRadius: radius.l,
  contain: "layout style",
  "@media": {
    [from.tablet]: {
      flexDirection: "row",
      alignItems: "center",
      justifyContent: "space-between",
      gap: space.m,
      padding: `${space.xs} ${space.m}`,
    },
  },
});
export const prompt = style({
  ...type.h4,
  fontWeight: weight.medium,
});
export const scale = style({
  display: "grid",
  gridTemplateColumns: "repeat(5, minmax(0, 1fr))",
  justifyItems: "center",
  flex: "none",
  gap: `${space["3xs"]} 0`,
  "@media": { [from.tablet]: { width: "20rem" } },
});
export const end = style({ ...type.caption, color: theme.color.inkSoft, justifySelf: "center" });
export const lastEnd = style([end, { gridColumn: 5 }]);
export const choice = style({
  position: "relative",
  display: "grid",
  placeItems: "center",
  width: "52px",
  height: "52px",
  border: `1.5px solid ${theme.color.lineStrong}`,
  borderRadius: radius.pill,
  background: theme.color.surface,
  fontWeight: weight.bold,
  fontVariantNumeric: "tabular-nums",
  cursor: "pointer",
  userSelect: "none",
  selectors: {
    "&:hover": { borderColor: theme.accent.text },
    "&:has(:checked)": {
      background: theme.accent.fill,
      borderColor: theme.accent.fill,
      color: theme.accent.onFill,
    },
    "&:has(:focus-visible)": { outline: `3px solid ${theme.accent.text}`, outlineOffset: "3px" },
  },
});
export const radio = style(coveringInput);
