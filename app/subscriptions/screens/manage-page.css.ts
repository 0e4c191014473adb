import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { from, radius, space, type, width } from "#app/design/tokens.ts";

export const page = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.l,
  paddingBlock: `${space.m} ${space["2xl"]}`,
  "@media": { [from.desktop]: { paddingBottom: space["3xl"] } },
});
export const title = style(type.h2);
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
export const subscription = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "start",
  gap: space.l,
  "@media": {
    [from.desktop]: { gridTemplateColumns: "minmax(0, 6fr) minmax(0, 5fr)", gap: space.xl },
  },
});
export const side = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.l,
});
export const link = style({ display: "grid", gap: space.s, maxWidth: width.text });
export const subtitle = style(type.h3);
export const help = style({ ...type.small, color: theme.color.inkSoft });
