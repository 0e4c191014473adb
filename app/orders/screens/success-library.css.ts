import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { from, radius, space, type } from "#app/design/tokens.ts";

export const section = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.l,
  paddingBlock: space["2xl"],
  "@media": {
    [from.desktop]: {
      gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)",
      gap: space["2xl"],
      paddingBlock: space["3xl"],
    },
  },
});
export const head = style({ display: "grid", alignContent: "start", gap: space.s });
export const lead = style({ ...type.lead, color: theme.color.inkSoft });
export const way = style({ marginTop: space.s });
export const items = style({ display: "grid" });
export const item = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "center",
  gap: space.s,
  paddingBlock: space.s,
  borderTop: `1px solid ${theme.color.line}`,
});
export const sign = style({
  display: "grid",
  placeItems: "center",
  width: "28px",
  height: "28px",
  borderRadius: radius.pill,
  background: theme.accent.soft,
  color: theme.accent.text,
});
