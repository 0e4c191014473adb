import { style } from "@vanilla-extract/css";
import { nightPanel, nightPanelFromTablet } from "#app/design/mixins.ts";
import { theme } from "#app/design/theme.css.ts";
import { from, space, type, weight } from "#app/design/tokens.ts";

export const panel = style({
  ...nightPanel,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.m,
  "@media": { [from.tablet]: nightPanelFromTablet },
});
export const title = style({ ...type.h3, fontWeight: weight.bold });
export const text = style({ maxWidth: "36rem" });
export const next = style({ display: "grid", gap: space["3xs"] });
export const name = style({ ...type.small, color: theme.color.onNightSoft });
export const fact = style({ ...type.h4, fontWeight: weight.bold });
export const actions = style({
  display: "grid",
  gap: space.xs,
  // No actions, no empty box.
  ":empty": { display: "none" },
  "@media": {
    [from.tablet]: { selectors: { "&:not(:empty)": { display: "flex", flexWrap: "wrap" } } },
  },
});
