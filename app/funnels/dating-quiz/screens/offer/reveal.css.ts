import { globalStyle, style } from "@vanilla-extract/css";
import {
  barWithoutColours,
  drawnOnNight,
  nightPanel,
  nightPanelFromTablet,
} from "#app/design/mixins.ts";
import { theme } from "#app/design/theme.css.ts";
import {
  forcedColours,
  from,
  largeText,
  radius,
  space,
  tracking,
  type,
  weight,
} from "#app/design/tokens.ts";

/** The night colour of this pattern: nearly the darkest tone of its hue. */
export const night = `color-mix(in oklab, ${theme.accent.fill} 12%, ${theme.accent.onFill})`;
const glow = `color-mix(in oklab, ${theme.accent.fill} 34%, ${theme.accent.onFill})`;

export const panel = style({
  ...nightPanel,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.m,
  padding: `${space.m} ${space.m} ${space.l}`,
  background: `radial-gradient(26rem circle at 50% 9rem, ${glow}, ${night}) ${theme.accent.onFill}`,
  vars: { ...drawnOnNight, [theme.color.onNightSoft]: "#d3d8d5" },
  "@media": {
    [from.tablet]: {
      ...nightPanelFromTablet,
      gridTemplate: '"picture words" auto "picture profile" 1fr / minmax(0, 2fr) minmax(0, 3fr)',
      gap: `${space.l} ${space.xl}`,
      background: `radial-gradient(34rem circle at 20% 45%, ${glow}, ${night}) ${theme.accent.onFill}`,
    },
    [from.desktop]: { columnGap: space["2xl"], padding: space["2xl"] },
  },
});
/** On a phone, sections follow each other closely: the offer is read through, not skimmed. */
export const page = style({});
globalStyle(`${page} section:has(h2)`, {
  "@media": { "screen and (max-width: 699px)": { paddingBlock: space.m } },
});
globalStyle(`${page} ${panel} section:has(h2)`, { paddingBlock: 0 });
globalStyle(`${page} h2 + p`, {
  "@media": { "screen and (max-width: 699px)": { ...type.body, marginTop: space["2xs"] } },
});
globalStyle(`${page} section > div > div:has(> h2)`, {
  "@media": { "screen and (max-width: 699px)": { marginBottom: space.m } },
});
globalStyle(`${page} summary`, {
  "@media": { "screen and (max-width: 699px)": { paddingBlock: space.xs } },
});

export const picture = style({
  width: "176px",
  justifySelf: "center",
  alignSelf: "center",
  "@media": {
    [from.tablet]: { gridArea: "picture", width: "100%", maxWidth: "360px" },
  },
});
export const words = style({
  display: "grid",
  gap: space.s,
  textAlign: "center",
  "@media": {
    [from.tablet]: {
      gridArea: "words",
      textAlign: "start",
      // When no profile follows.
      selectors: { "&:last-child": { gridRow: "1 / 3", alignSelf: "center" } },
    },
  },
});
export const opening = style({
  ...type.h3,
  display: "block",
  marginBottom: space["3xs"],
  fontWeight: weight.medium,
  // The heading's spacing is inherited in pixels of its larger font, and would close the gaps between these words.
  letterSpacing: tracking.close,
});
export const subtitle = style({
  ...type.h3,
  color: theme.accent.onNight,
  fontWeight: weight.medium,
  textWrap: "balance",
});

export const profile = style({
  display: "grid",
  gap: space.s,
  alignContent: "start",
  "@media": { [from.tablet]: { gridArea: "profile" } },
});
export const profileTitle = style(type.h4);
export const rows = style({ display: "grid", gap: space.xs });
export const row = style({
  ...type.small,
  display: "grid",
  gridTemplate: '"name track score" auto / 7rem minmax(0, 1fr) 4.5rem',
  alignItems: "center",
  gap: space.xs,
  fontWeight: weight.medium,
  "@media": {
    [largeText]: { gridTemplate: '"name score" auto "track track" auto / minmax(0, 1fr) auto' },
  },
  selectors: { "&:first-child": { fontWeight: weight.bold } },
});
export const track = style({
  ...barWithoutColours,
  gridArea: "track",
  height: "10px",
  borderRadius: radius.pill,
  background: "rgb(255 255 255 / 0.12)",
});
export const bar = style({
  display: "block",
  height: "100%",
  borderRadius: radius.pill,
  background: theme.accent.fill,
  "@media": { [forcedColours]: { background: "Highlight" } },
});
export const score = style({
  gridArea: "score",
  textAlign: "end",
  fontVariantNumeric: "tabular-nums",
});
export const second = style({
  ...type.small,
  display: "flex",
  alignItems: "center",
  gap: space.s,
  padding: space.s,
  borderRadius: radius.l,
  background: "rgb(255 255 255 / 0.07)",
});
export const secondName = style({ ...type.body, display: "block", fontWeight: weight.bold });
globalStyle(`${second} > svg`, { width: "52px", height: "52px", padding: "9px" });
