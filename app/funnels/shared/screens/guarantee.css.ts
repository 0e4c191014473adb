import { styleVariants } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { space, type, weight, width } from "#app/design/tokens.ts";

const base = {
  ...type.small,
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: space.s,
  paddingTop: space.m,
  textAlign: "start",
} as const;

/** On a page, or on a panel that is dark in both themes. */
export const look = styleVariants({
  day: {
    ...base,
    maxWidth: width.text,
    marginInline: "auto",
    borderTop: `1px solid ${theme.color.line}`,
    color: theme.color.inkSoft,
  },
  night: {
    ...base,
    borderTop: `1px solid ${theme.color.nightRaised}`,
    color: theme.color.onNightSoft,
  },
});
/** Balanced lines would break in the middle of "money-back". */
const titleBase = { ...type.body, fontWeight: weight.bold, textWrap: "wrap" } as const;
export const title = styleVariants({
  day: { ...titleBase, color: theme.color.ink },
  night: { ...titleBase, color: theme.color.onNight },
});
export const seal = styleVariants({
  day: { color: theme.accent.text },
  night: { color: theme.accent.onNight },
});
export const contact = styleVariants({
  day: { overflowWrap: "anywhere" },
  night: { color: theme.accent.onNight, overflowWrap: "anywhere" },
});
