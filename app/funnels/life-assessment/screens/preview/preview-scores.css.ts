import { globalStyle, style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { from, radius, shadow, space, type, weight } from "#app/design/tokens.ts";

export const section = style({ paddingTop: space.m });
export const panel = style({
  padding: `${space.m} ${space.s}`,
  border: `1px solid ${theme.color.line}`,
  borderRadius: radius.xl,
  background: theme.color.surface,
  overflow: "hidden",
  "@media": { [from.tablet]: { padding: space.xl } },
});
export const title = style({ ...type.h3, marginBottom: space.m, textAlign: "center" });
export const layers = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)" });
const layer = { gridArea: "1 / 1" } as const;

export const blurred = style({
  ...layer,
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gridTemplateAreas: `"overall overall" "strength attention" "areas areas"`,
  gap: space.s,
  filter: "blur(12px)",
  opacity: 0.85,
  userSelect: "none",
  pointerEvents: "none",
  "@media": {
    [from.tablet]: {
      gridTemplateColumns: "minmax(0, 1fr) auto minmax(0, 1fr)",
      gridTemplateAreas: `"strength overall attention" "areas areas areas"`,
      alignItems: "center",
      gap: space.l,
    },
  },
});
export const overall = style({
  gridArea: "overall",
  width: "132px",
  justifySelf: "center",
  "@media": { [from.tablet]: { width: "180px" } },
});
export const strength = style({ gridArea: "strength" });
export const attention = style({ gridArea: "attention" });
export const extreme = style({
  ...type.small,
  height: "100%",
  padding: space.s,
  borderRadius: radius.l,
  background: theme.color.sunken,
});
export const extremeTitle = style({ ...type.small, color: theme.color.inkSoft });
export const extremeName = style({ fontWeight: weight.bold });
export const breakdown = style({ gridArea: "areas", minWidth: 0 });
export const areas = style({ display: "grid", gap: space.s, marginTop: space.s });
export const area = style({ ...type.small, marginBottom: space["3xs"] });

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
  background: theme.color.night,
  color: theme.color.onNight,
  boxShadow: shadow.floating,
  textAlign: "center",
  "@media": { [from.tablet]: { padding: space.m } },
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
export const after = style({ ...type.small, textWrap: "balance" });
// The label is wider than the smallest phones.
globalStyle(`${cover} > a`, { paddingInline: space.s, whiteSpace: "normal", textWrap: "balance" });
