import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { space, type } from "#app/design/tokens.ts";

export const page = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.m,
  paddingBlock: `${space.m} ${space["2xl"]}`,
});
export const title = style({ ...type.h2 });
export const lead = style({ ...type.lead, color: theme.color.inkSoft });
export const form = style({ display: "flex", flexWrap: "wrap", alignItems: "end", gap: space.s });
export const section = style({
  display: "grid",
  gap: space.s,
  paddingTop: space.m,
  borderTop: `1px solid ${theme.color.line}`,
});
export const heading = style({ fontSize: type.h3.fontSize, lineHeight: type.h3.lineHeight });
export const small = style({ ...type.small, color: theme.color.inkSoft });
export const summary = style({ paddingBlock: space.xs, cursor: "pointer" });
export const sources = style({ paddingLeft: space.m });
export const sites = style({ display: "grid", gap: space["3xs"] });
export const link = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: "44px",
  overflowWrap: "anywhere",
});
