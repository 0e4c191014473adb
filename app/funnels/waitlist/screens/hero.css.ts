import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { from, largeText, space, type, weight } from "#app/design/tokens.ts";

/** On a phone the picture comes before the second button and the facts. */
export const hero = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateAreas: '"words" "lesson" "more"',
  gap: space.m,
  alignItems: "start",
  paddingBlock: `calc(64px + ${space.m}) ${space.s}`,
  "@media": {
    [from.tablet]: {
      gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr)",
      gridTemplateAreas: '"words lesson" "more lesson"',
      // The headline stays in its place while the lesson beside it grows.
      gridTemplateRows: "auto 1fr",
      columnGap: space.l,
      paddingBlock: `calc(64px + ${space.xl}) ${space.xl}`,
    },
    [from.desktop]: {
      gridTemplateColumns: "minmax(0, 7fr) minmax(0, 4fr)",
      columnGap: space["2xl"],
      paddingBlock: `calc(64px + ${space["2xl"]}) ${space["2xl"]}`,
    },
  },
});
export const words = style({ gridArea: "words" });
export const action = style({ "@media": { [from.tablet]: { width: "fit-content" } } });
export const lesson = style({
  gridArea: "lesson",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
});
export const more = style({ gridArea: "more" });
export const eyebrow = style({ ...type.small, color: theme.accent.text, fontWeight: weight.bold });
const wide = "screen and (min-width: 1280px)";
// Manual line breaks, because automatic ones can move when the font loads.
export const line = style({
  display: "block",
  whiteSpace: "nowrap",
  "@media": { [largeText]: { whiteSpace: "normal" } },
});
export const piece = style({ display: "block", "@media": { [wide]: { display: "inline" } } });
export const lead = style({ ...type.lead, maxWidth: "34rem", color: theme.color.inkSoft });
export const second = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space["2xs"],
  minHeight: "44px",
  fontWeight: weight.bold,
});
export const offer = style({ ...type.small, fontWeight: weight.medium });
export const facts = style({
  ...type.small,
  display: "flex",
  flexWrap: "wrap",
  gap: `${space["2xs"]} ${space.s}`,
  color: theme.color.inkSoft,
  "@media": {
    [from.tablet]: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
      columnGap: space.m,
    },
    [wide]: { display: "flex", flexWrap: "nowrap" },
  },
});
export const fact = style({ display: "flex", alignItems: "center", gap: space["2xs"] });
