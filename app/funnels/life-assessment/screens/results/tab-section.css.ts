import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { from, space, type, width } from "#app/design/tokens.ts";

export const section = style({
  paddingBlock: `${space.s} ${space.m}`,
  selectors: { "* + &": { paddingTop: space.m } },
  "@media": {
    [from.tablet]: {
      paddingBlock: `${space.m} ${space.xl}`,
      selectors: { "* + &": { paddingTop: space.l } },
    },
  },
});
export const title = style(type.h3);
export const lead = style({
  maxWidth: width.text,
  marginTop: space["3xs"],
  marginBottom: space.s,
  "@media": { [from.tablet]: { marginBottom: space.m } },
  color: theme.color.inkSoft,
});
