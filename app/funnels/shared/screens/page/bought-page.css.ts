import { globalStyle, style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { from, space, type } from "#app/design/tokens.ts";

// A page of purchased products: heading, then items in one column.
export const page = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.xl,
  alignContent: "start",
  paddingBlock: `${space.m} ${space["2xl"]}`,
  "@media": { [from.desktop]: { paddingBottom: space["3xl"] } },
});
export const head = style({ display: "grid", gap: space.s, maxWidth: "44rem" });
export const title = style(type.h2);
export const lead = style({ ...type.lead, color: theme.color.inkSoft });
export const note = style({ ...type.small, color: theme.color.inkSoft });
globalStyle(`${note} a`, { color: theme.accent.text });
