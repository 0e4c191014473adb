import { style } from "@vanilla-extract/css";
import { nightPanel, nightPanelFromTablet } from "#app/design/mixins.ts";
import { theme } from "#app/design/theme.css.ts";
import { from, space, type, weight } from "#app/design/tokens.ts";
import { blocks, running } from "#app/funnels/shared/screens/reading/reading-blocks.css.ts";

export const label = style({
  ...type.small,
  marginBottom: space["3xs"],
  color: theme.accent.text,
  fontWeight: weight.bold,
});
export const title = style({ fontSize: type.h3.fontSize, lineHeight: type.h3.lineHeight });
export const lead = style({ marginTop: space["2xs"], color: theme.color.inkSoft });

export const example = style({
  maxWidth: running.maxWidth,
  paddingLeft: space.m,
  borderLeft: `3px solid ${theme.accent.fill}`,
  "@media": { print: { maxWidth: "none" } },
});
export const story = style([blocks, { marginTop: space.s }]);

export const exercise = style({ breakInside: "avoid" });
export const steps = style({ display: "grid", gap: space.s, marginTop: space.m });
export const step = style({
  display: "grid",
  gridTemplateColumns: "40px minmax(0, 1fr)",
  alignItems: "start",
  gap: space.s,
});

export const reflection = style({
  ...nightPanel,
  breakInside: "avoid",
  "@media": {
    [from.tablet]: nightPanelFromTablet,
    print: { marginInline: 0, padding: 0, background: "none", color: theme.color.ink },
  },
});
export const reflectionTitle = style({
  ...type.small,
  color: theme.accent.onNight,
  letterSpacing: "normal",
  "@media": { print: { color: theme.accent.text } },
});
export const question = style({
  fontSize: type.h3.fontSize,
  lineHeight: 1.35,
  marginTop: space["2xs"],
  fontWeight: weight.medium,
});
