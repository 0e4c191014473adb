import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { from, space, type } from "#app/design/tokens.ts";

export const section = style({ paddingBlock: space["2xl"] });
export const title = style({ ...type.h3, marginBottom: space.l });
export const steps = style({
  display: "grid",
  gap: space.l,
  "@media": {
    [from.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gap: space.xl },
  },
});
export const step = style({ display: "flex", gap: space.s });
export const stepTitle = style({ ...type.h4, marginBottom: space["3xs"] });
export const text = style({ color: theme.color.inkSoft });
