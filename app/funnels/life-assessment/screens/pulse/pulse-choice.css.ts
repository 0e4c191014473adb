import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { from, radius, space, type, weight, width } from "#app/design/tokens.ts";

export const place = style({
  paddingBlock: `${space.m} ${space["2xl"]}`,
  "@media": { [from.tablet]: { paddingTop: space.xl } },
});
export const eyebrow = style({
  ...type.small,
  color: theme.accent.text,
  fontWeight: weight.bold,
});
export const title = style({ ...type.h2, marginTop: space["2xs"] });
export const lead = style({ ...type.lead, maxWidth: width.text, marginTop: space.s });
export const calm = style({
  maxWidth: width.text,
  marginTop: space.s,
  color: theme.color.inkSoft,
});
export const areas = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.xs,
  marginTop: space.l,
});
export const area = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "center",
  gap: `${space["3xs"]} ${space.s}`,
  minHeight: "72px",
  "@media": { [from.tablet]: { gridTemplateColumns: "auto minmax(0, 1fr) auto" } },
  padding: `${space.xs} ${space.s}`,
  border: `1px solid ${theme.color.line}`,
  borderInlineStart: `5px solid ${theme.accent.fill}`,
  borderRadius: radius.l,
  background: theme.color.surface,
  color: "inherit",
  textDecoration: "none",
  selectors: { "a&:hover": { borderColor: theme.accent.fill } },
});
export const name = style({ ...type.h4, display: "block", fontWeight: weight.bold });
export const last = style({ ...type.small, display: "block", color: theme.color.inkSoft });
export const resting = style({ ...type.small, display: "block" });
const way = style({
  ...type.small,
  gridColumn: 2,
  "@media": { [from.tablet]: { gridColumn: "auto" } },
  display: "flex",
  alignItems: "center",
  gap: space["2xs"],
  fontWeight: weight.bold,
});
export const start = style([way, { color: theme.accent.text }]);
export const look = style([way, { color: theme.color.inkSoft }]);
export const notes = style({
  ...type.small,
  maxWidth: width.text,
  marginTop: space.m,
  color: theme.color.inkSoft,
});
