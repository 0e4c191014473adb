import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { from, space, type, weight } from "#app/design/tokens.ts";
import * as look from "#app/funnels/shared/screens/page/frames.css.ts";

export const stage = style({
  paddingBottom: space.s,
  "@media": { [from.tablet]: { paddingBottom: space["2xl"] } },
});
export const row = style({
  ...type.small,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `0 ${space.s}`,
  minHeight: "48px",
  fontVariantNumeric: "tabular-nums",
});
export const back = style([
  look.back,
  {
    padding: 0,
    background: "transparent",
    border: 0,
    fontWeight: weight.medium,
    cursor: "pointer",
    selectors: { "&[disabled]": { cursor: "not-allowed", opacity: 0.45 } },
  },
]);
// Wide enough for the longest label, to avoid layout shifts.
export const percent = style({ minWidth: "7em", color: theme.color.inkSoft, textAlign: "end" });
