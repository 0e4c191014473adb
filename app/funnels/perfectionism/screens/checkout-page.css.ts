import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { from, space, type } from "#app/design/tokens.ts";

/** As tall as the window, so that nothing visible moves when wallets are added to the loaded form. */
export const place = style({ minHeight: "100dvh", paddingBlock: `${space.s} ${space["2xl"]}` });
/** As tall as the window, to keep the footer below the fold. */
export const failed = style({ minHeight: "100dvh" });
export const backward = style({ rotate: "180deg" });
export const title = style({
  ...type.h2,
  marginBlock: space.s,
  "@media": { [from.tablet]: { marginBlock: `${space.m} ${space.l}` } },
});
export const ended = style({ marginBottom: space.m });
export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.s,
  alignItems: "start",
  "@media": {
    [from.tablet]: { gridTemplateColumns: "minmax(0, 4fr) minmax(0, 5fr)", gap: space.m },
    [from.desktop]: { gap: space.l },
  },
});

export const again = style({ ...type.small, color: theme.color.inkSoft });
