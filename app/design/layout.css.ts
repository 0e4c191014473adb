import { style, styleVariants } from "@vanilla-extract/css";
import { visuallyHiddenRules } from "./mixins.ts";
import { theme } from "./theme.css.ts";
import { from, radius, space, width } from "./tokens.ts";

export const container = style({
  width: `min(100% - 2 * ${space.m}, ${width.page})`,
  marginInline: "auto",
});
export const narrow = style({ maxWidth: width.text });

const column = style({ display: "flex", flexDirection: "column" });
export const stack = styleVariants(space, (gap) => [column, { gap }]);

export const visuallyHidden = style(visuallyHiddenRules);

export const icon = style({ flex: "none" });

const cardBase = style({
  padding: space.m,
  border: "1px solid transparent",
  borderRadius: radius.l,
  "@media": { [from.tablet]: { padding: space.l } },
});

export const card = styleVariants({
  surface: [cardBase, { background: theme.color.surface, borderColor: theme.color.line }],
  soft: [cardBase, { background: theme.accent.soft }],
  night: [cardBase, { background: theme.color.night, color: theme.color.onNight }],
});
