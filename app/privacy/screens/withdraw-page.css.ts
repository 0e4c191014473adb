import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { radius, space, type, width } from "#app/design/tokens.ts";

export const page = style({
  display: "grid",
  gridTemplateColumns: `minmax(0, ${width.text})`,
  gap: space.m,
  paddingBlock: `${space.m} ${space["2xl"]}`,
});
export const title = style(type.h2);
export const form = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.m });
export const notice = style({
  padding: space.s,
  borderRadius: radius.m,
  background: theme.accent.soft,
});
export const problem = style({
  padding: space.s,
  borderRadius: radius.m,
  background: theme.color.dangerSoft,
});
export const help = style({ ...type.small, color: theme.color.inkSoft });
