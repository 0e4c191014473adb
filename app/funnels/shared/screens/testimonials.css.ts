import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { from, space, type, weight } from "#app/design/tokens.ts";

export const list = style({
  display: "grid",
  gap: space.l,
  "@media": { [from.desktop]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))", gap: space.xl } },
});
export const card = style({
  display: "grid",
  gridTemplateRows: "1fr auto",
  gap: space.m,
  height: "100%",
  paddingTop: space.m,
  borderTop: `2px solid ${theme.accent.fill}`,
});
export const quote = style({
  ...type.lead,
  fontWeight: weight.medium,
  textWrap: "pretty",
  // Keeps the writer's line breaks.
  whiteSpace: "pre-line",
  overflowWrap: "anywhere",
});

export const person = style({
  ...type.small,
  display: "flex",
  alignItems: "center",
  gap: space.xs,
});
export const name = style({ display: "block", fontWeight: weight.bold });
export const about = style({ display: "block", color: theme.color.inkSoft });
