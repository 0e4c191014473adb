import { globalStyle, style } from "@vanilla-extract/css";
import { theme } from "../theme.css.ts";
import { below, from, space, type, width } from "../tokens.ts";

/** Centred in the free height when alone on its page. */
export const place = style({
  display: "grid",
  alignContent: "center",
  gap: space.l,
  paddingBlock: `${space.m} ${space["2xl"]}`,
  selectors: { "&:only-child": { minHeight: "100%" } },
  "@media": {
    [from.tablet]: {
      gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
      alignItems: "center",
      gap: space.xl,
      paddingBlock: `${space.xl} ${space["3xl"]}`,
    },
    [from.desktop]: { gap: space["2xl"] },
  },
});
export const picture = style({
  maxWidth: "24rem",
  "@media": { [from.tablet]: { order: 1, maxWidth: "30rem" } },
});
export const words = style({ display: "grid", gap: space.s, maxWidth: width.text });
export const title = style({ ...type.h2, selectors: { "&:focus": { outline: "none" } } });
export const text = style({ ...type.lead, color: theme.color.inkSoft });
export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space.xs,
  marginTop: space.s,
});
globalStyle(`${actions} > *`, { "@media": { [below.tablet]: { flex: "1 1 100%" } } });
