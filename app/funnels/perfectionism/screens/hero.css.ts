import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { from, largeText, radius, shadow, space, type, weight } from "#app/design/tokens.ts";

/** A phone shows the picture between the name and the price, wider windows beside both. */
export const hero = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.s,
  paddingBlock: `${space["2xs"]} ${space.xl}`,
  "@media": {
    [from.tablet]: {
      gridTemplate: `"name picture" "offer picture" / minmax(0, 1fr) minmax(0, 1fr)`,
      gap: `${space.m} ${space.xl}`,
      paddingBlock: `${space.l} ${space["2xl"]}`,
    },
    [from.desktop]: {
      gridTemplateColumns: "minmax(0, 6fr) minmax(0, 5fr)",
      columnGap: space["3xl"],
      paddingBlock: `${space.xl} ${space["3xl"]}`,
    },
  },
});
export const name = style({
  "@media": { [from.tablet]: { gridArea: "name", alignSelf: "end" } },
});
export const offer = style({
  "@media": { [from.tablet]: { gridArea: "offer", alignSelf: "start" } },
});
export const eyebrow = style({ ...type.small, color: theme.accent.text, fontWeight: weight.bold });
export const line = style({
  display: "block",
  whiteSpace: "nowrap",
  "@media": { [largeText]: { whiteSpace: "normal" } },
});
export const lead = style({ ...type.lead, maxWidth: "32rem", color: theme.color.inkSoft });
export const buy = style({
  display: "grid",
  gap: space.xs,
  "@media": { [from.tablet]: { justifyItems: "start", gap: space.s } },
});
export const people = style({ ...type.small, color: theme.color.inkSoft });

export const picture = style({
  display: "grid",
  gap: space["2xs"],
  width: "100%",
  maxWidth: "28rem",
  justifySelf: "center",
  "@media": {
    [from.tablet]: {
      gridArea: "picture",
      alignSelf: "center",
      justifySelf: "end",
      gap: space.m,
    },
  },
});
export const sheet = style({
  padding: `${space.xs} ${space.s}`,
  background: theme.color.surface,
  border: `1px solid ${theme.color.line}`,
  borderRadius: radius.l,
  boxShadow: shadow.raised,
  "@media": {
    [from.tablet]: { padding: `${space.l} ${space.m}` },
    [from.desktop]: { padding: space.l },
  },
});
export const folder = style({ ...type.small, color: theme.color.inkSoft });
export const drafts = style({
  color: theme.color.inkSoft,
  "@media": { [from.tablet]: { marginTop: space.s } },
});
export const draft = style({
  ...type.small,
  paddingBlock: "5px",
  borderBottom: `1px solid ${theme.color.line}`,
  textDecorationColor: theme.accent.fill,
  textDecorationThickness: "1.5px",
  "@media": { [from.tablet]: { paddingBlock: space.xs } },
});
export const sent = style({
  ...type.body,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.xs,
  paddingTop: space.xs,
  fontWeight: weight.bold,
  "@media": { [from.tablet]: { paddingTop: space.m } },
});
export const state = style({
  ...type.small,
  position: "relative",
  padding: `${space["2xs"]} ${space.s}`,
  fontWeight: weight.medium,
});
export const caption = style({
  ...type.small,
  color: theme.color.inkSoft,
  textAlign: "center",
});
