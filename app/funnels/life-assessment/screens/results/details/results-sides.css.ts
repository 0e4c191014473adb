import { globalStyle, style } from "@vanilla-extract/css";
import { visuallyHidden } from "#app/design/layout.css.ts";
import { chosenWithoutColours } from "#app/design/mixins.ts";
import { theme } from "#app/design/theme.css.ts";
import {
  below,
  forcedColours,
  from,
  motion,
  radius,
  space,
  type,
  weight,
} from "#app/design/tokens.ts";

export const areas = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.s,
});
export const area = style({
  padding: space.s,
  border: `1px solid ${theme.color.line}`,
  borderRadius: radius.l,
  background: theme.color.surface,
  "@media": { [from.tablet]: { padding: space.m }, print: { breakInside: "avoid" } },
});
export const name = style({
  ...type.h4,
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  alignItems: "center",
  gap: `0 ${space.xs}`,
  fontWeight: weight.bold,
  // "Relationships" needs all the width that the score leaves here.
  "@media": { [below.phone]: { gridTemplateColumns: "auto minmax(0, 1fr)" } },
});
export const score = style({
  ...type.small,
  color: theme.color.inkSoft,
  fontWeight: weight.medium,
  letterSpacing: "normal",
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
});
globalStyle(`${name} > ${score}`, {
  "@media": { [below.phone]: { gridColumn: 2 } },
});
export const sides = style({
  display: "grid",
  gridTemplateColumns: "repeat(5, minmax(0, 1fr))",
  gap: space["3xs"],
  marginTop: space.xs,
  "@media": { [from.tablet]: { gap: space["2xs"] } },
});
export const side = style({
  display: "grid",
  justifyItems: "center",
  alignContent: "start",
  gap: space["3xs"],
  width: "100%",
  height: "100%",
  padding: `${space["2xs"]} 0`,
  border: "2px solid transparent",
  borderRadius: radius.m,
  background: "transparent",
  cursor: "pointer",
  transition: `background-color ${motion.quick}`,
  selectors: {
    "&:hover": { background: theme.color.sunken },
    "&[aria-expanded=true]": { background: theme.accent.soft, borderColor: theme.accent.text },
  },
  "@media": {
    [from.tablet]: { padding: `${space.xs} ${space["3xs"]}` },
    [forcedColours]: {
      borderColor: "Canvas",
      selectors: { "&[aria-expanded=true]": chosenWithoutColours },
    },
  },
});
export const figure = style({
  ...type.small,
  fontWeight: weight.bold,
  fontVariantNumeric: "tabular-nums",
});
/** Shown below the figure, but read before it. Not shown on a phone, where the open text has it: columns are narrow. */
export const sideName = style([
  visuallyHidden,
  {
    "@media": {
      [from.tablet]: {
        ...type.small,
        position: "static",
        width: "auto",
        height: "auto",
        overflow: "visible",
        clipPath: "none",
        whiteSpace: "normal",
        order: 1,
        textAlign: "center",
        textWrap: "balance",
      },
    },
  },
]);
export const text = style({
  ...type.small,
  marginTop: space["2xs"],
  maxWidth: "46rem",
  color: theme.color.inkSoft,
});
export const textTitle = style({
  ...type.body,
  color: theme.color.ink,
  fontWeight: weight.bold,
});

export const likely = style({ color: theme.color.ink });

// All texts are printed.
globalStyle(`${text}[hidden]`, { "@media": { print: { display: "block" } } });
