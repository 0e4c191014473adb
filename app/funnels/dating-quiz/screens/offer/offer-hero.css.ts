import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { from, radius, space, tracking, type, weight, width } from "#app/design/tokens.ts";

export const hero = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.xl,
  paddingBlock: `${space.l} ${space["2xl"]}`,
  "@media": {
    [from.desktop]: {
      gridTemplateColumns: "minmax(0, 6fr) minmax(0, 5fr)",
      alignItems: "center",
      gap: space["2xl"],
      paddingBlock: `${space.xl} ${space["3xl"]}`,
    },
  },
});
export const words = style({ display: "grid", gap: space.m, justifyItems: "start" });
export const opening = style({
  ...type.h3,
  display: "block",
  marginBottom: space["3xs"],
  fontWeight: weight.medium,
  letterSpacing: tracking.close,
});
export const subtitle = style({ ...type.h3, color: theme.accent.text, textWrap: "balance" });
export const description = style({ ...type.lead, maxWidth: width.text });
export const terms = style({ ...type.small, color: theme.color.inkSoft });
export const action = style({ display: "grid", gap: space.xs, justifyItems: "start" });
/** Three books, fanned out. */
export const fan = style({
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  alignContent: "center",
  padding: `${space.xl} ${space.m}`,
  borderRadius: radius.xl,
  background: theme.accent.soft,
  "@media": {
    [from.tablet]: { padding: `${space["2xl"]} 14%` },
    [from.desktop]: { alignSelf: "stretch", padding: space.xl },
  },
});
export const book = style({
  selectors: {
    "&:nth-child(1)": { transform: "rotate(-7deg) translate(10%, 4%)" },
    "&:nth-child(2)": { transform: "scale(1.14)", zIndex: 1 },
    "&:nth-child(3)": { transform: "rotate(7deg) translate(-10%, 4%)" },
  },
});
