import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { from, space, type } from "#app/design/tokens.ts";

export const list = style({
  display: "grid",
  columnGap: space["2xl"],
  "@media": { [from.desktop]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});
export const item = style({
  display: "grid",
  gridTemplateColumns: "56px minmax(0, 1fr)",
  gap: space.s,
  alignItems: "center",
  paddingBlock: space.s,
  borderTop: `1px solid ${theme.color.line}`,
});
export const title = style(type.h4);
export const reason = style({ ...type.small, marginTop: space["3xs"], color: theme.color.inkSoft });
