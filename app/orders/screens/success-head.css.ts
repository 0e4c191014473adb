import { globalStyle, style } from "@vanilla-extract/css";
import { nightPanel, nightPanelFromTablet } from "#app/design/mixins.ts";
import { theme } from "#app/design/theme.css.ts";
import { from, space, type } from "#app/design/tokens.ts";

export const panel = style({
  ...nightPanel,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.xl,
  overflow: "hidden",
  "@media": {
    [from.tablet]: nightPanelFromTablet,
    [from.desktop]: {
      gridTemplateColumns: "minmax(0, 1fr) 22rem",
      alignItems: "center",
      gap: space["2xl"],
      padding: space["2xl"],
    },
  },
});
export const words = style({
  display: "grid",
  justifyItems: "start",
  gap: space.s,
});
export const title = style(type.display);
export const lead = style({ ...type.lead, maxWidth: "34rem", color: theme.color.onNightSoft });
export const action = style({
  justifySelf: "stretch",
  display: "grid",
  marginTop: space.s,
  "@media": { [from.tablet]: { justifyItems: "start" } },
});
export const note = style({ ...type.small, maxWidth: "34rem", color: theme.color.onNightSoft });
globalStyle(`${note} a`, { color: theme.accent.onNight, whiteSpace: "nowrap" });
export const picture = style({ alignSelf: "center" });
