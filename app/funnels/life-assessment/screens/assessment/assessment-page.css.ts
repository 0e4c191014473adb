import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { from, safeHeight, space, topBar, type, weight } from "#app/design/tokens.ts";

export const page = style({ minHeight: safeHeight, paddingBottom: space["2xl"] });
export const header = style({
  ...topBar,
  position: "sticky",
  top: 0,
  zIndex: 5,
  background: theme.color.canvas,
  borderBottom: `1px solid ${theme.color.line}`,
});
export const headerRow = style({
  ...type.small,
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.s,
  minHeight: "56px",
  fontVariantNumeric: "tabular-nums",
});
export const minutes = style({ color: theme.color.inkSoft });
export const progress = style({ color: theme.color.lineStrong, paddingBottom: space.xs });

/** Reserved from first paint, to avoid a layout shift when the attempt arrives. */
export const status = style({
  display: "flex",
  alignItems: "center",
  minHeight: "56px",
  color: theme.color.inkSoft,
});
export const heading = style({
  ...type.h3,
  selectors: { "&:focus": { outline: "none" } },
});
export const keys = style({ ...type.small, marginTop: space["2xs"], color: theme.color.inkSoft });
export const legend = style({
  ...type.caption,
  display: "flex",
  flexWrap: "wrap",
  gap: `${space["3xs"]} ${space.s}`,
  marginBlock: space.s,
  color: theme.color.inkSoft,
});
export const legendNumber = style({ color: theme.color.ink, fontWeight: weight.bold });

export const footer = style({ display: "grid", gap: space["2xs"], paddingTop: space.s });
export const count = style({ fontWeight: weight.medium, fontVariantNumeric: "tabular-nums" });
export const hint = style({ ...type.small, minHeight: "1.5em", color: theme.color.inkSoft });
export const buttons = style({ display: "flex", justifyContent: "space-between", gap: space.s });
export const onPhone = style({ "@media": { [from.tablet]: { display: "none" } } });
export const onDesktop = style({
  display: "none",
  "@media": { [from.tablet]: { display: "inline" } },
});

export const card = style({ display: "grid", gap: space.m, marginTop: space.xl });
export const cardSticks = style({ width: "110px", color: theme.color.onNightSoft });
export const cardTitle = style({
  ...type.h2,
  selectors: { "&:focus": { outline: "none" } },
});
export const cardText = style(type.lead);
