import { globalStyle, style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { from, space, tracking, type, weight } from "#app/design/tokens.ts";

const BOOK = "--book-width";

export const list = style({
  display: "grid",
  gap: space.s,
  "@media": { [from.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gap: space.l } },
});
export const item = style({
  display: "grid",
  gridTemplateColumns: "20px minmax(0, 1fr)",
  gap: space.s,
  alignItems: "start",
});
export const title = style(type.h4);
export const text = style({ ...type.small, color: theme.color.inkSoft });
/** All 25 in one row, all but the last half covered by the next. */
export const shelf = style({
  vars: { [BOOK]: "60px" },
  display: "grid",
  gridTemplateColumns: `repeat(24, minmax(0, 1fr)) var(${BOOK})`,
  marginBottom: space.m,
  "@media": { [from.tablet]: { vars: { [BOOK]: "76px" } } },
});
export const shelved = style({ width: `var(${BOOK})` });
export const papers = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: space.s,
  maxWidth: "40rem",
  marginBottom: space.m,
  // One fan above each column of the list.
  "@media": { [from.desktop]: { gap: space.l, maxWidth: "none" } },
});
export const mark = style({ marginTop: "2px", color: theme.accent.text });
export const value = style({ ...type.h3, marginTop: space.s });

export const section = style({ paddingBlock: space["2xl"] });
export const head = style({ display: "grid", gap: space["2xs"], marginBottom: space.l });
export const buyers = style({ ...type.lead, color: theme.color.inkSoft });
export const voices = style({});
globalStyle(`${voices} ul`, {
  "@media": { "screen and (max-width: 699px)": { gap: space.s } },
});
globalStyle(`${voices} blockquote`, {
  "@media": { "screen and (max-width: 699px)": { ...type.body } },
});
globalStyle(`${voices} figure`, {
  "@media": { "screen and (max-width: 699px)": { gap: space["2xs"], paddingTop: space.xs } },
});

export const small = style(type.small);
export const amounts = style({ ...type.lead });
export const price = style({ ...type.h2, fontWeight: weight.heavy, letterSpacing: tracking.tight });
