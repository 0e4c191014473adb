import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { from, radius, space, type, weight } from "#app/design/tokens.ts";

export const section = style({ paddingBlock: space["2xl"] });
export const title = style({ ...type.h3, marginBottom: space.l });
export const steps = style({
  display: "grid",
  gap: space.l,
  "@media": {
    [from.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gap: space.xl },
  },
});
export const step = style({ display: "flex", gap: space.s });
export const number = style({
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: "40px",
  height: "40px",
  borderRadius: radius.pill,
  background: theme.accent.soft,
  color: theme.accent.text,
  fontWeight: weight.bold,
});
export const stepTitle = style({ ...type.h4, marginBottom: space["3xs"] });
export const text = style({ color: theme.color.inkSoft });
