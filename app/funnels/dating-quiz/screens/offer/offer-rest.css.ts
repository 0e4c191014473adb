import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { from, space, tracking, type, weight } from "#app/design/tokens.ts";

export const row = style({
  display: "grid",
  gap: space.s,
  paddingBlock: space.m,
  borderTop: `1px solid ${theme.color.line}`,
  "@media": {
    [from.tablet]: {
      gridTemplateColumns: "minmax(0, 3fr) minmax(0, 5fr) minmax(0, 5fr)",
      gap: space.l,
    },
  },
});
export const topic = style(type.h4);
export const name = style({ ...type.caption, display: "block", color: theme.color.inkSoft });
export const usual = style({ color: theme.color.inkSoft });
export const ours = style({ fontWeight: weight.bold });

export const small = style(type.small);
export const amounts = style({ ...type.lead });
export const price = style({ ...type.h2, fontWeight: weight.heavy, letterSpacing: tracking.tight });
