import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { from, space, type, weight } from "#app/design/tokens.ts";

export const card = style({
  selectors: { "&&": { padding: space.s } },
  "@media": { [from.tablet]: { selectors: { "&&": { padding: space.l } } } },
});
export const list = style({
  display: "grid",
  gap: space["2xs"],
  marginTop: space.xs,
  "@media": { [from.tablet]: { gap: space.s, marginTop: space.m } },
});
/** Two columns on a phone, unless its text is large: these are the short ones. */
export const short = style([
  list,
  {
    "@media": {
      "screen and (max-width: 699.98px)": {
        gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 7rem), 1fr))",
      },
    },
  },
]);
export const pair = style({
  display: "grid",
  gap: space.s,
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": {
    [from.tablet]: { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)", gap: space.m },
  },
});
const item = {
  ...type.small,
  display: "flex",
  gap: space["2xs"],
  "@media": { [from.tablet]: { ...type.body, gap: space.xs } },
} as const;
export const taught = style({
  ...item,
  color: theme.color.inkSoft,
});
export const needed = style({
  ...item,
  fontWeight: weight.medium,
});
export const mark = style({ marginTop: "2px" });
export const arrow = style([mark, { color: theme.accent.text }]);
