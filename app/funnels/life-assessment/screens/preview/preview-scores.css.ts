import { globalStyle, style } from "@vanilla-extract/css";
import { drawnOnNight, nightPanel, nightPanelFromTablet } from "#app/design/mixins.ts";
import { theme } from "#app/design/theme.css.ts";
import { from, radius, shadow, space, type, weight } from "#app/design/tokens.ts";

export const panel = style({
  ...nightPanel,
  vars: drawnOnNight,
  "@media": {
    [from.tablet]: nightPanelFromTablet,
    [from.desktop]: { padding: space["2xl"] },
  },
});
export const title = style({ ...type.h3, marginBottom: space.m, textAlign: "center" });
export const layers = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)" });
const layer = { gridArea: "1 / 1" } as const;

export const blurred = style({
  ...layer,
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gridTemplateAreas: `"overall overall" "strength attention" "areas areas"`,
  gap: space.m,
  filter: "blur(9px)",
  opacity: 0.85,
  userSelect: "none",
  pointerEvents: "none",
  "@media": {
    [from.tablet]: {
      gridTemplateColumns: "minmax(0, 1fr) auto minmax(0, 1fr)",
      gridTemplateAreas: `"strength overall attention" "areas areas areas"`,
      alignItems: "center",
      gap: `${space.xl} ${space.l}`,
    },
  },
});
export const overall = style({
  gridArea: "overall",
  width: "150px",
  justifySelf: "center",
  "@media": { [from.tablet]: { width: "200px" } },
});
export const strength = style({ gridArea: "strength" });
export const attention = style({ gridArea: "attention" });
export const extreme = style({
  ...type.small,
  padding: space.m,
  borderRadius: radius.l,
  background: theme.color.nightRaised,
});
export const extremeTitle = style({ ...type.small, color: theme.accent.onNight });
export const extremeName = style({ ...type.h4, fontWeight: weight.bold });
export const breakdown = style({ gridArea: "areas", minWidth: 0 });
export const areas = style({ display: "grid", gap: space.s, marginTop: space.s });
export const area = style({
  ...type.small,
  display: "flex",
  justifyContent: "space-between",
  gap: space.s,
  marginBottom: space["3xs"],
});

export const cover = style({
  ...layer,
  zIndex: 1,
  placeSelf: "center",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  justifyItems: "center",
  gap: space.s,
  width: "min(100%, 24rem)",
  padding: space.s,
  borderRadius: radius.l,
  background: `color-mix(in oklab, ${theme.color.night}, transparent 12%)`,
  boxShadow: shadow.floating,
  textAlign: "center",
  "@media": { [from.tablet]: { alignSelf: "end", padding: space.m } },
});
export const lock = style({
  display: "grid",
  placeItems: "center",
  width: "56px",
  height: "56px",
  borderRadius: radius.pill,
  background: theme.color.nightRaised,
  color: theme.accent.onNight,
});
export const note = style({ textWrap: "balance" });
// The label is wider than the smallest phones.
globalStyle(`${cover} > a`, { paddingInline: space.s, whiteSpace: "normal", textWrap: "balance" });
