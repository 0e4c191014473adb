import { globalStyle, style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { from, space, type } from "#app/design/tokens.ts";

export const foot = style({
  display: "grid",
  gap: space.xs,
  paddingBlock: space.xs,
  "@media": {
    print: { display: "none" },
    [from.tablet]: { gap: space.s, paddingBlock: `${space.m} ${space.l}` },
  },
});
/** Side by side, except on the smallest phones. */
export const links = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(9.75rem, 100%), 1fr))",
  gap: space.xs,
  "@media": { [from.tablet]: { display: "flex" } },
});
globalStyle(`${links} > a`, { paddingInline: space.xs });
export const manage = style({ ...type.small, color: theme.color.inkSoft });
