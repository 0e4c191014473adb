import { globalStyle, style } from "@vanilla-extract/css";
import { nightPanel, nightPanelFromTablet } from "#app/design/mixins.ts";
import { theme } from "#app/design/theme.css.ts";
import { from, radius, space, type, width } from "#app/design/tokens.ts";

export const panel = style({
  ...nightPanel,
  display: "grid",
  gap: space.xl,
  padding: `5.5rem ${space.m} ${space.xl}`,
  position: "relative",
  overflow: "clip",
  "@media": {
    [from.tablet]: {
      ...nightPanelFromTablet,
      gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr)",
      columnGap: space.xl,
    },
    [from.desktop]: {
      gridTemplateColumns: "minmax(0, 6fr) minmax(0, 5fr)",
      columnGap: space["2xl"],
      padding: space["2xl"],
    },
  },
});
export const action = style({ display: "grid", gap: space.s, justifyItems: "start" });
globalStyle(`${action} > button`, { whiteSpace: "normal" });
export const notice = style({ ...type.small, maxWidth: width.text });
globalStyle(`${notice} a`, { color: "inherit" });
export const withoutScript = style(type.small);
export const facts = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space["2xs"]} ${space.m}`,
});
export const fact = style({ display: "flex", alignItems: "center", gap: space["2xs"] });
/** On a phone in the panel's corner: below the words nobody would see it on the first screen. */
export const picture = style({
  position: "absolute",
  top: "-4rem",
  insetInlineEnd: "-3.25rem",
  width: "min(13rem, 52vw)",
  "@media": {
    [from.tablet]: {
      position: "static",
      width: "100%",
      maxWidth: "26rem",
      placeSelf: "center",
    },
  },
});
export const takers = style({ gridColumn: "1 / -1" });

export const closing = style({ paddingBottom: space["2xl"] });
export const closingPanel = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.l,
  padding: `${space.xl} ${space.s}`,
  borderRadius: radius.xl,
  background: theme.accent.soft,
  "@media": {
    [from.tablet]: { paddingInline: space.xl },
    [from.desktop]: { padding: space["2xl"] },
  },
});
export const closingLead = style({ ...type.lead, marginTop: space.s });

export const list = style({
  display: "grid",
  gap: `${space.l} ${space.m}`,
  "@media": {
    [from.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [from.desktop]: { gridTemplateColumns: "repeat(5, minmax(0, 1fr))" },
  },
});
export const pattern = style({
  display: "flex",
  alignItems: "center",
  gap: space.s,
  "@media": { [from.desktop]: { flexDirection: "column", alignItems: "start" } },
});
export const name = style(type.h4);
export const text = style({
  ...type.small,
  marginTop: space["3xs"],
  color: theme.color.inkSoft,
});
