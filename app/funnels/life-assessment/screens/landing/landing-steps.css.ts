import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { from, radius, space, type, weight } from "#app/design/tokens.ts";

export const steps = style({
  display: "grid",
  gap: space.xl,
  "@media": { [from.desktop]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))", gap: space.l } },
});
export const step = style({
  display: "grid",
  alignContent: "start",
  gap: space["2xs"],
  "@media": {
    "screen and (min-width: 700px) and (max-width: 1023px)": {
      gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)",
      gridTemplateRows: "auto 1fr",
      columnGap: space.l,
    },
  },
});
export const picture = style({
  display: "grid",
  placeItems: "center",
  height: "136px",
  marginBottom: space.xs,
  borderRadius: radius.l,
  background: theme.accent.soft,
  "@media": {
    "screen and (min-width: 700px) and (max-width: 1023px)": { gridRow: "1 / 3", marginBottom: 0 },
  },
});
export const text = style({ color: theme.color.inkSoft });

export const circles = style({ display: "flex", gap: space.xs });
export const circle = style({
  width: "34px",
  height: "34px",
  border: `2px solid ${theme.accent.text}`,
  borderRadius: radius.pill,
});
export const chosen = style([circle, { background: theme.accent.text }]);

export const shape = style({ width: "112px" });

export const days = style({ display: "flex", gap: space["3xs"] });
export const day = style({
  ...type.caption,
  display: "grid",
  placeItems: "center",
  width: "32px",
  height: "40px",
  border: `1.5px solid ${theme.accent.text}`,
  borderRadius: radius.s,
  color: theme.accent.text,
  fontWeight: weight.bold,
});
export const firstDay = style([
  day,
  { background: theme.accent.fill, borderColor: theme.accent.fill, color: theme.accent.onFill },
]);
