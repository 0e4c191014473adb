import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { from, space, type } from "#app/design/tokens.ts";

export const share = style({
  display: "grid",
  gap: space["3xs"],
  justifyItems: "start",
  "@media": {
    [from.tablet]: {
      gridTemplateColumns: "auto auto minmax(0, 1fr)",
      alignItems: "center",
      columnGap: space.m,
    },
    [from.desktop]: { gridTemplateColumns: "minmax(0, 1fr) auto auto auto" },
  },
});
/** On its own row: a tablet has no room beside the choices. */
export const title = style({
  ...type.h4,
  gridColumn: "1 / -1",
  "@media": { [from.desktop]: { gridColumn: "auto" } },
});
export const choice = style({
  display: "flex",
  alignItems: "center",
  gap: space.xs,
  minHeight: "44px",
  cursor: "pointer",
});
export const box = style({ width: "22px", height: "22px", accentColor: theme.accent.text });
export const held = style({ gridColumn: "1 / -1" });
