import { globalStyle, style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { from, radius, space, type, weight } from "#app/design/tokens.ts";

/** Long-form text: larger than the interface, about 65 characters per line. */
export const running = { fontSize: "1.125rem", lineHeight: 1.65, maxWidth: "36rem" } as const;

const PARAGRAPH = "1.1em";

/** No grid in print: browsers break it badly across pages. */
export const blocks = style({
  ...running,
  display: "grid",
  gap: PARAGRAPH,
  "@media": { print: { ...type.small, display: "block", maxWidth: "none" } },
});
globalStyle(`${blocks} > * + *`, { "@media": { print: { marginTop: PARAGRAPH } } });
export const heading = style({
  fontSize: type.h3.fontSize,
  lineHeight: type.h3.lineHeight,
  marginTop: space.s,
  breakAfter: "avoid",
});
export const list = style({ display: "grid", gap: space.xs, paddingLeft: "1.2em" });
globalStyle(`${list} > li::marker`, { color: theme.accent.text });
/** Sentences to use verbatim. */
export const say = style({
  ...type.lead,
  padding: `${space.s} ${space.m}`,
  borderRadius: `${radius.l} ${radius.l} ${radius.l} ${radius.s}`,
  background: theme.accent.soft,
  color: theme.color.ink,
  fontWeight: weight.medium,
  breakInside: "avoid",
  "@media": { [from.tablet]: { justifySelf: "start" } },
});
export const help = style({
  ...type.body,
  padding: `${space.s} ${space.m}`,
  border: `1px solid ${theme.color.line}`,
  borderRadius: radius.m,
  background: theme.color.surface,
  color: theme.color.inkSoft,
  breakInside: "avoid",
});
