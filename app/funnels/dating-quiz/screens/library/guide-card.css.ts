import { style, styleVariants } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { from, radius, space, type, weight } from "#app/design/tokens.ts";

const frame = style({
  display: "grid",
  gridTemplate: '"cover head" auto "body body" 1fr / 80px minmax(0, 1fr)',
  gap: space.s,
  padding: space.s,
  border: `1px solid ${theme.color.line}`,
  borderRadius: radius.l,
  background: theme.color.surface,
});
const roomy = {
  gridTemplate: '"cover head" auto "cover body" 1fr / 144px minmax(0, 1fr)',
  gap: `${space["2xs"]} ${space.m}`,
  padding: space.m,
};

export const card = styleVariants({
  first: [
    frame,
    {
      "@media": {
        [from.tablet]: roomy,
        [from.desktop]: {
          gridTemplate: '"cover" auto "head" auto "body" 1fr / minmax(0, 1fr)',
          padding: space.s,
        },
      },
    },
  ],
  row: [frame, { "@media": { [from.tablet]: roomy } }],
});
export const cover = styleVariants({
  first: {
    gridArea: "cover",
    "@media": {
      // On a raised surface.
      [from.desktop]: {
        padding: `${space.m} calc(50% - 72px)`,
        marginBottom: space["2xs"],
        borderRadius: radius.m,
        background: theme.color.sunken,
      },
    },
  },
  row: { gridArea: "cover" },
});
export const head = style({ gridArea: "head" });
export const mark = style({ display: "flex", marginBottom: space["2xs"] });
export const title = style(type.h4);
export const subtitle = style({
  ...type.small,
  marginTop: space["3xs"],
  color: theme.color.inkSoft,
});
export const body = style({
  ...type.small,
  gridArea: "body",
  display: "flex",
  flexDirection: "column",
});
export const topics = style({
  ...type.caption,
  marginTop: space.xs,
  color: theme.accent.text,
  fontWeight: weight.bold,
});
export const facts = style({
  ...type.caption,
  marginBlock: `${space["3xs"]} ${space.s}`,
  color: theme.color.inkSoft,
});
export const action = style({ marginTop: "auto" });
