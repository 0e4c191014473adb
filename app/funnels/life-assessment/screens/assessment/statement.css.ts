import { style, styleVariants } from "@vanilla-extract/css";
import { coveringInput } from "#app/design/mixins.ts";
import { theme } from "#app/design/theme.css.ts";
import { from, radius, safe, space, type, weight } from "#app/design/tokens.ts";
import { tall } from "./assessment-page.css.ts";
import { HEADER_HEIGHT } from "./step-header.css.ts";

const inRow = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 21rem",
  alignItems: "center",
  columnGap: space.m,
} as const;
const fiveColumns = {
  display: "grid",
  gridTemplateColumns: "repeat(5, minmax(0, 1fr))",
  justifyItems: "center",
} as const;

export const statement = style({
  display: "grid",
  gap: "1px",
  // Grows into the free height of a tall phone.
  flex: "1 0 auto",
  alignContent: "center",
  maxHeight: "9rem",
  minWidth: 0,
  marginBottom: "5px",
  padding: `6px ${space["2xs"]} 1px`,
  background: theme.color.surface,
  border: `1px solid ${theme.color.line}`,
  borderRadius: radius.m,
  contain: "layout style",
  selectors: {
    "&:has(:checked)": { background: "transparent", borderColor: "transparent" },
  },
  "@media": {
    [from.tablet]: {
      ...inRow,
      flex: "none",
      marginBottom: space["2xs"],
      padding: `${space["2xs"]} ${space.s}`,
    },
  },
});
export const prompt = style({
  fontSize: "1rem",
  lineHeight: 1.375,
  paddingInline: space["2xs"],
  fontWeight: weight.medium,
  selectors: { [`${statement}:has(:checked) &`]: { color: theme.color.inkSoft } },
  "@media": { [from.tablet]: { ...type.body, paddingInline: 0 } },
});
export const scale = style(fiveColumns);

/** The column heads of all five scales; each target is as wide as its column. */
export const legend = style({
  ...fiveColumns,
  ...type.caption,
  zIndex: 4,
  // Full width, so that nothing shows beside the legend.
  marginInline: `calc(-1 * ${space.s})`,
  padding: `${space["3xs"]} calc(${space.s} + ${space["2xs"]} + 1px) ${space["2xs"]}`,
  background: theme.color.canvas,
  color: theme.color.inkSoft,
  lineHeight: 1.2,
  textAlign: "center",
  "@media": {
    [tall]: { position: "sticky", top: `calc(${HEADER_HEIGHT} + ${safe.top})` },
    [from.tablet]: {
      gridTemplateColumns: "minmax(0, 1fr) repeat(5, calc(21rem / 5))",
      padding: `${space["2xs"]} calc(${space.s} * 2 + 1px)`,
    },
  },
});
export const label = style({
  "@media": { [from.tablet]: { selectors: { "&:first-child": { gridColumn: 2 } } } },
});

/** From slate to the accent, both readable as a line on either theme's surface. */
const slate = `color-mix(in oklab, ${theme.color.inkSoft}, #4a6fc4 45%)`;
const between = (colour: string) => `color-mix(in oklab, ${colour}, ${theme.color.lineStrong} 45%)`;
const hues = {
  1: slate,
  2: between(slate),
  3: theme.color.lineStrong,
  4: between(theme.accent.text),
  5: theme.accent.text,
};
const sizes = { 1: "44px", 2: "38px", 3: "32px", 4: "38px", 5: "44px" };

export const target = style({
  position: "relative",
  display: "grid",
  placeItems: "center",
  width: "100%",
  minHeight: "46px",
  cursor: "pointer",
  userSelect: "none",
});
const circle = style({
  display: "grid",
  placeItems: "center",
  aspectRatio: "1",
  borderRadius: radius.pill,
  border: "2px solid currentColor",
  selectors: {
    [`${target}:hover &`]: { background: "color-mix(in oklab, currentColor, transparent 86%)" },
    [`${target}:has(:checked) &`]: { background: "currentColor" },
    [`${statement}:has(:checked) ${target}:not(:has(:checked)) &`]: { opacity: 0.6 },
    [`${target}:has(:focus-visible) &`]: {
      outline: `3px solid ${theme.accent.text}`,
      outlineOffset: "2px",
    },
    // A mark on the chosen answer, so that it is not shown by colour alone.
    "&::after": {
      content: "''",
      width: "8px",
      height: "15px",
      marginTop: "-4px",
      border: `solid ${theme.color.surface}`,
      borderWidth: "0 3px 3px 0",
      rotate: "42deg",
      visibility: "hidden",
    },
    [`${target}:has(:checked) &::after`]: { visibility: "visible" },
  },
});
export const choice = styleVariants(hues, (color, value) => [
  circle,
  { color, width: sizes[value] },
]);
export const radio = style([
  coveringInput,
  // Above the circles, which form stacking contexts as they fade, and clear of both bars when focused.
  { zIndex: 1, scrollMarginBlock: "9rem 7rem" },
]);
