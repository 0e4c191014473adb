import { globalStyle, style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { from, space, type, weight } from "#app/design/tokens.ts";
import { running } from "./reading-blocks.css.ts";

/** Slightly wider than running text, for the panels around it. */
const ARTICLE_WIDTH = "42rem";

export const layout = style({
  paddingBlock: `${space.s} ${space["2xl"]}`,
  "@media": {
    [from.desktop]: {
      display: "grid",
      gridTemplateColumns: `minmax(0, ${ARTICLE_WIDTH}) 17rem`,
      justifyContent: "space-between",
      gap: space.xl,
      paddingBlock: `${space.l} ${space["3xl"]}`,
    },
    print: { display: "block", padding: 0 },
  },
});
export const article = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.xl,
  maxWidth: ARTICLE_WIDTH,
  marginInline: "auto",
  "@media": {
    [from.desktop]: { gap: space["2xl"], marginInline: 0 },
    print: { display: "block", maxWidth: "none" },
  },
});
globalStyle(`${article} > * + *`, { "@media": { print: { marginTop: space.l } } });
export const head = style({ maxWidth: running.maxWidth });
export const all = style({ ...type.small, "@media": { print: { display: "none" } } });
export const picture = style({
  aspectRatio: "2 / 1",
  marginTop: space.xs,
  "@media": { print: { display: "none" } },
});
export const place = style({
  ...type.small,
  marginTop: space.s,
  color: theme.accent.text,
  fontWeight: weight.bold,
});
export const title = style({ ...type.h2, marginTop: space["2xs"] });
export const times = style({ ...type.small, marginTop: space.s, color: theme.color.inkSoft });
export const outcome = style({
  ...type.lead,
  marginTop: space.m,
  paddingTop: space.m,
  borderTop: `1px solid ${theme.color.line}`,
});
