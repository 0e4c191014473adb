import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { from, radius, space, type } from "#app/design/tokens.ts";

export const card = style({
  display: "grid",
  gridTemplate: '"cover head" auto "body body" 1fr / 96px minmax(0, 1fr)',
  gap: space.s,
  padding: space.s,
  border: `1px solid ${theme.color.line}`,
  borderRadius: radius.l,
  background: theme.color.surface,
  "@media": {
    [from.tablet]: {
      gridTemplate: '"cover head" auto "cover body" 1fr / 144px minmax(0, 1fr)',
      gap: `${space["2xs"]} ${space.m}`,
      padding: space.m,
    },
    [from.desktop]: {
      gridTemplate: '"cover" auto "head" auto "body" 1fr / minmax(0, 1fr)',
      gap: space["2xs"],
      padding: space.s,
    },
  },
});
export const cover = style({
  gridArea: "cover",
  "@media": {
    // On a sunken surface.
    [from.desktop]: {
      padding: `${space.m} calc(50% - 72px)`,
      marginBottom: space["2xs"],
      borderRadius: radius.m,
      background: theme.color.sunken,
    },
  },
});
export const head = style({ gridArea: "head", alignSelf: "center" });
export const mark = style({ display: "flex", marginBottom: space["2xs"] });
export const title = style(type.h4);
export const subtitle = style({
  ...type.small,
  marginTop: space["3xs"],
  color: theme.color.inkSoft,
});
export const body = style({ gridArea: "body", display: "grid" });
