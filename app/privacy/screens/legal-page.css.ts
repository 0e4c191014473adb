import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import {
  from,
  radius,
  safe,
  space,
  topBar,
  type,
  weight,
  width,
  zoomed,
} from "#app/design/tokens.ts";

const BAR_HEIGHT = "64px";
const ASIDE_WIDTH = "16rem";
/** Wider than running text: terms are set beside their definitions. */
const ARTICLE_WIDTH = "46rem";

// Print the text only.
const printed = { "@media": { print: { display: "none" } } };

export const page = style({
  "@media": {
    print: {
      ...type.small,
      background: theme.color.surface,
    },
  },
});

export const bar = style([
  printed,
  {
    ...topBar,
    position: "sticky",
    top: 0,
    zIndex: 10,
    background: theme.color.canvas,
    borderBottom: `1px solid ${theme.color.line}`,
    "@media": { [zoomed]: { position: "static" } },
  },
]);
export const barRow = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.s,
  minHeight: BAR_HEIGHT,
});
export const actions = style({ display: "flex", alignItems: "center", gap: space["2xs"] });
export const home = style({
  ...type.small,
  display: "inline-flex",
  alignItems: "center",
  minHeight: "44px",
  fontWeight: weight.medium,
});

export const layout = style({
  paddingBlock: `${space.xl} ${space["2xl"]}`,
  "@media": {
    [from.desktop]: {
      display: "grid",
      gridTemplateColumns: `minmax(0, ${ARTICLE_WIDTH}) ${ASIDE_WIDTH}`,
      justifyContent: "space-between",
      gap: space.xl,
      paddingBlock: `${space["2xl"]} ${space["3xl"]}`,
    },
    print: { display: "block", padding: 0 },
  },
});
export const article = style({
  maxWidth: ARTICLE_WIDTH,
  "@media": { print: { maxWidth: "none" } },
});

export const title = style({ ...type.display, fontSize: "clamp(2.25rem, 3vw + 1.3rem, 3.5rem)" });
export const lead = style({ ...type.lead, marginTop: space.s, color: theme.color.inkSoft });
export const updated = style({ ...type.small, marginTop: space.s, color: theme.color.inkSoft });

export const summary = style({ display: "grid", gap: space.m, marginTop: space.xl });
export const summaryHead = style({
  display: "flex",
  alignItems: "end",
  justifyContent: "space-between",
  gap: space.m,
});
export const summaryTitle = style({ fontSize: type.h3.fontSize, lineHeight: type.h3.lineHeight });
export const sticks = style([printed, { width: "104px", color: theme.color.lineStrong }]);
export const points = style({ display: "grid", gap: space.xs });
export const point = style({ display: "flex", gap: space.xs });
export const mark = style([printed, { flex: "none", marginTop: "4px", color: theme.accent.text }]);
export const optedOut = style([
  printed,
  {
    display: "flex",
    gap: space.xs,
    marginTop: space.m,
    padding: `${space.xs} ${space.s}`,
    border: `1px solid ${theme.color.line}`,
    borderRadius: radius.m,
    fontWeight: weight.medium,
  },
]);
export const optedOutMark = style({ marginTop: "4px", color: theme.color.success });

export const section = style({
  marginTop: space.xl,
  paddingTop: space.xl,
  borderTop: `1px solid ${theme.color.line}`,
  "@media": { print: { marginTop: space.m, paddingTop: space.m } },
});
export const heading = style({
  fontSize: type.h3.fontSize,
  lineHeight: type.h3.lineHeight,
  breakAfter: "avoid",
});
export const blocks = style({ display: "grid", gap: space.s, marginTop: space.m });
export const text = style({ maxWidth: width.text });
export const subheading = style({
  fontSize: type.h4.fontSize,
  lineHeight: type.h4.lineHeight,
  breakAfter: "avoid",
  selectors: { "&:not(:first-child)": { marginTop: space.m } },
});
export const terms = style({ display: "grid", gap: space.s });
export const term = style({
  breakInside: "avoid",
  "@media": {
    [from.tablet]: {
      display: "grid",
      gridTemplateColumns: "15rem minmax(0, 1fr)",
      gap: space.m,
    },
  },
});
export const termName = style({ fontWeight: weight.bold });
export const termText = style({ color: theme.color.inkSoft, textWrap: "pretty" });
export const links = style({ display: "grid", justifyItems: "start" });
export const link = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: "44px",
  fontWeight: weight.medium,
});
export const contact = style({ ...type.lead, fontWeight: weight.medium, overflowWrap: "anywhere" });

export const contents = style([
  printed,
  {
    display: "none",
    "@media": {
      [from.desktop]: {
        display: "block",
        position: "sticky",
        top: `calc(${BAR_HEIGHT} + ${space.xl} + ${safe.top})`,
        alignSelf: "start",
      },
    },
  },
]);
export const contentsTitle = style({ ...type.small, color: theme.color.inkSoft, letterSpacing: 0 });
export const contentsList = style({ marginTop: space["2xs"] });
export const contentsLink = style({
  ...type.small,
  display: "block",
  padding: `${space["2xs"]} 0`,
  color: theme.color.ink,
  textDecoration: "none",
  selectors: { "&:hover": { color: theme.accent.text, textDecoration: "underline" } },
});
