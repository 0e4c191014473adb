import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { from, space, type } from "#app/design/tokens.ts";

export const section = style({ paddingTop: space.xl });
export const actions = style({ paddingTop: space.xl });
/** Quiet links to other pages, high enough for a thumb. */
export const links = style({ display: "flex", flexWrap: "wrap", gap: `0 ${space.l}` });
export const link = style({
  ...type.small,
  display: "inline-flex",
  alignItems: "center",
  minHeight: "44px",
});
export const title = style({ ...type.h3, marginBottom: space.l });
export const steps = style({
  display: "grid",
  gap: space.l,
  // Four steps, or three without the community: no row is half empty.
  selectors: {
    "&:has(> :nth-child(4))": {
      "@media": {
        [from.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gap: space.xl },
      },
    },
    "&:not(:has(> :nth-child(4)))": {
      "@media": {
        [from.desktop]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))", gap: space.xl },
      },
    },
  },
});
export const step = style({ display: "flex", gap: space.s });
export const stepTitle = style({ ...type.h4, marginBottom: space["3xs"] });
export const text = style({ color: theme.color.inkSoft });
