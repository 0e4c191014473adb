import { globalStyle, style } from "@vanilla-extract/css";
import { nightPanelInTwo } from "#app/design/mixins.ts";
import { theme } from "#app/design/theme.css.ts";
import { from, largeText, space, type, weight } from "#app/design/tokens.ts";

export const section = style({ paddingBlock: `${space.m} ${space["2xl"]}` });
export const panel = style(nightPanelInTwo);
export const words = style({ alignSelf: "center" });
export const lead = style({ ...type.lead, marginTop: space.s, color: theme.color.onNightSoft });
export const buy = style({
  display: "grid",
  gap: space.m,
  marginTop: space.l,
  "@media": { [from.tablet]: { justifyItems: "start" } },
});

export const free = style({ marginTop: space.m });
globalStyle(`${free} > a`, {
  display: "inline-flex",
  alignItems: "center",
  minHeight: "44px",
  color: theme.color.onNight,
});

const line = `1px solid ${theme.color.nightRaised}`;
export const table = style({
  width: "100%",
  borderCollapse: "collapse",
  fontVariantNumeric: "tabular-nums",
  textAlign: "start",
});
export const head = style({ ...type.caption, color: theme.color.onNightSoft });
export const row = style({ borderBottom: line });
export const label = style({ padding: 0, fontWeight: "inherit", textAlign: "start" });
export const name = style({
  ...type.small,
  padding: `${space["2xs"]} 0`,
  fontWeight: weight.medium,
  textAlign: "start",
  "@media": {
    [from.tablet]: { ...type.body, paddingBlock: space.xs },
    [largeText]: { overflowWrap: "anywhere" },
  },
});
export const amount = style({
  padding: `0 0 0 ${space.s}`,
  fontWeight: "inherit",
  textAlign: "end",
  whiteSpace: "nowrap",
  "@media": { [largeText]: { whiteSpace: "normal" } },
});
export const yours = style({
  ...type.h4,
  color: theme.accent.onNight,
  fontWeight: weight.bold,
});
export const yoursCell = style([label, { paddingBlock: space.m }]);
export const contents = style({
  alignSelf: "center",
  vars: { [theme.accent.text]: theme.accent.onNight },
});
