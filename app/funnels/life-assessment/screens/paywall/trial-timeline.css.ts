import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { radius, space, type, weight } from "#app/design/tokens.ts";

const DOT = "14px";

export const timeline = style({ display: "grid" });
export const step = style({
  position: "relative",
  display: "grid",
  gap: "2px",
  paddingInlineStart: space.l,
  selectors: {
    "&:not(:last-child)": { paddingBottom: space.s },
    "&::before": {
      content: '""',
      position: "absolute",
      insetInlineStart: 0,
      top: "4px",
      width: DOT,
      height: DOT,
      border: `3px solid ${theme.accent.fill}`,
      borderRadius: radius.pill,
    },
    "&:first-child::before": { background: theme.accent.fill },
    "&:not(:last-child)::after": {
      content: '""',
      position: "absolute",
      insetInlineStart: "6px",
      top: `calc(4px + ${DOT})`,
      bottom: "-4px",
      width: "2px",
      background: `color-mix(in oklab, ${theme.accent.fill}, transparent 55%)`,
    },
  },
});
export const when = style({ ...type.small, color: theme.accent.text, fontWeight: weight.medium });
export const title = style({ ...type.body, lineHeight: 1.3, fontWeight: weight.bold });
export const text = style({ ...type.small, color: theme.color.inkSoft });
