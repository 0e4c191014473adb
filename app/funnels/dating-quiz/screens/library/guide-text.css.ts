import { style, styleVariants } from "@vanilla-extract/css";
import { nightPanel, nightPanelFromTablet } from "#app/design/mixins.ts";
import { theme } from "#app/design/theme.css.ts";
import { from, radius, safe, space, type, weight } from "#app/design/tokens.ts";

export const heading = style({
  fontSize: type.h3.fontSize,
  lineHeight: type.h3.lineHeight,
  marginTop: space.l,
  scrollMarginTop: `calc(${space.m} + ${safe.top})`,
  breakAfter: "avoid",
});

const panel = {
  display: "grid",
  gap: space.s,
  padding: space.m,
  borderRadius: radius.l,
  breakInside: "avoid",
} as const;

export const callout = styleVariants({
  night: [
    {
      ...nightPanel,
      ...type.lead,
      fontWeight: weight.medium,
      breakInside: "avoid",
      "@media": {
        [from.tablet]: { ...nightPanelFromTablet, padding: space.l },
        print: { marginInline: 0, padding: 0, background: "none", color: theme.color.ink },
      },
    },
  ],
  soft: [{ ...panel, ...type.body, background: theme.accent.soft }],
  line: [{ ...panel, ...type.body, border: `1px solid ${theme.color.line}` }],
});
export const calloutTitle = style(type.h4);

export const lines = style({ breakInside: "avoid" });
export const prompt = style({ ...type.small, fontWeight: weight.bold });
/** A line to write on, on paper. */
export const line = style({
  height: "2.25rem",
  borderBottom: `1px solid ${theme.color.inkSoft}`,
  opacity: 0.5,
});

export const ticks = style({ display: "grid" });
export const tick = style({
  display: "grid",
  gridTemplateColumns: "24px minmax(0, 1fr)",
  alignItems: "center",
  gap: space.xs,
  minHeight: "44px",
  paddingBlock: space["3xs"],
  cursor: "pointer",
});
export const box = style({ width: "22px", height: "22px", accentColor: theme.accent.text });

export const table = style({ width: "100%", borderCollapse: "collapse", tableLayout: "fixed" });
export const cell = style({
  ...type.small,
  height: "44px",
  padding: `${space["3xs"]} ${space["2xs"]}`,
  border: `1px solid ${theme.color.line}`,
  textAlign: "start",
  verticalAlign: "top",
});
