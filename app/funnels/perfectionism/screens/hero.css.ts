import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { from, radius, shadow, space, type, weight } from "#app/design/tokens.ts";

export const hero = style({
  display: "grid",
  gap: space["2xl"],
  alignItems: "center",
  paddingBlock: `${space.l} ${space["2xl"]}`,
  "@media": {
    [from.tablet]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)", gap: space.xl },
    [from.desktop]: {
      gridTemplateColumns: "minmax(0, 6fr) minmax(0, 5fr)",
      gap: space["3xl"],
      paddingBlock: `${space.xl} ${space["3xl"]}`,
    },
  },
});
export const eyebrow = style({ ...type.small, color: theme.accent.text, fontWeight: weight.bold });
export const line = style({ display: "block", whiteSpace: "nowrap" });
export const lead = style({ ...type.lead, maxWidth: "32rem", color: theme.color.inkSoft });
export const buy = style({ display: "grid", justifyItems: "start", gap: space.s });
export const people = style({ ...type.small, color: theme.color.inkSoft });

export const picture = style({
  display: "grid",
  gap: space.m,
  width: "100%",
  maxWidth: "28rem",
  justifySelf: "center",
  "@media": { [from.tablet]: { justifySelf: "end" } },
});
export const sheet = style({
  padding: `${space.l} ${space.m}`,
  background: theme.color.surface,
  border: `1px solid ${theme.color.line}`,
  borderRadius: radius.l,
  boxShadow: shadow.raised,
  "@media": { [from.desktop]: { padding: space.l } },
});
export const folder = style({ ...type.caption, color: theme.color.inkSoft });
export const drafts = style({ marginTop: space.s, color: theme.color.inkSoft });
export const draft = style({
  ...type.small,
  paddingBlock: space.xs,
  borderBottom: `1px solid ${theme.color.line}`,
  textDecorationColor: theme.accent.fill,
  textDecorationThickness: "1.5px",
});
export const sent = style({
  ...type.body,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.xs,
  paddingTop: space.m,
  fontWeight: weight.bold,
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
