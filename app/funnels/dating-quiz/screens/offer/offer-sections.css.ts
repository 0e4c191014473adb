import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { from, radius, space, type } from "#app/design/tokens.ts";

export const item = style({
  display: "grid",
  alignContent: "start",
  gap: space.xs,
  padding: space.m,
  borderRadius: radius.l,
  background: theme.color.surface,
  border: `1px solid ${theme.color.line}`,
});
export const title = style(type.h4);
export const text = style({ color: theme.color.inkSoft });
/** One row of books; two on a phone. */
export const shelf = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(76px, 1fr))",
  gridTemplateRows: "auto auto",
  gridAutoRows: 0,
  gap: `0 ${space.xs}`,
  overflow: "hidden",
  marginBottom: space.m,
  "@media": { [from.tablet]: { gridTemplateRows: "auto" } },
});
export const shelved = style({ paddingBottom: space.xs });
export const value = style({ ...type.h3, marginTop: space.l });

export const section = style({ paddingBlock: space["2xl"] });
export const head = style({ display: "grid", gap: space["2xs"], marginBottom: space.l });
export const buyers = style({ ...type.lead, color: theme.color.inkSoft });
