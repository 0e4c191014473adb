import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { from, safe, space, type, weight } from "#app/design/tokens.ts";

export const contents = style({
  marginTop: space["2xl"],
  paddingTop: space.l,
  borderTop: `1px solid ${theme.color.line}`,
  "@media": {
    [from.desktop]: {
      position: "sticky",
      top: `calc(${space.xl} + ${safe.top})`,
      alignSelf: "start",
      marginTop: 0,
      paddingTop: 0,
      borderTop: 0,
    },
    print: { display: "none" },
  },
});
export const title = style({ ...type.small, color: theme.color.inkSoft, letterSpacing: 0 });
export const list = style({ marginTop: space["2xs"] });
export const lesson = style({
  ...type.small,
  display: "grid",
  gridTemplateColumns: "24px minmax(0, 1fr)",
  alignItems: "center",
  gap: space.xs,
  minHeight: "44px",
  paddingBlock: space["3xs"],
  color: theme.color.ink,
  textDecoration: "none",
  selectors: {
    "&:hover": { color: theme.accent.text, textDecoration: "underline" },
    "&[aria-current]": { fontWeight: weight.bold },
  },
});
export const numbered = style({
  ...type.small,
  display: "grid",
  gap: space.xs,
  marginTop: space.xs,
  paddingLeft: "1.4em",
});
export const note = style({ ...type.small, marginTop: space.s, color: theme.color.inkSoft });
/** A place in the same text. */
export const place = style([lesson, { display: "flex" }]);
