import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { from, space, tracking, type, weight } from "#app/design/tokens.ts";

export const section = style({ paddingBlock: `${space.m} ${space["2xl"]}` });
export const columns = style({
  display: "grid",
  gap: space.s,
  alignItems: "center",
  justifyItems: "start",
  "@media": {
    [from.tablet]: { gridTemplateColumns: "auto minmax(0, 1fr)", gap: space["2xl"] },
    [from.desktop]: { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)" },
  },
});
export const seal = style({
  ...type.small,
  position: "relative",
  display: "grid",
  placeItems: "center",
  alignContent: "center",
  width: "112px",
  height: "96px",
  "@media": { [from.tablet]: { width: "148px", height: "128px" } },
  fontWeight: weight.medium,
});
export const figure = style({
  ...type.display,
  fontWeight: weight.heavy,
  letterSpacing: tracking.tight,
});
export const text = style({ ...type.lead, marginTop: space.s, color: theme.color.inkSoft });
