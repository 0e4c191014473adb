import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { from, space, type, width } from "#app/design/tokens.ts";

export const section = style({
  paddingBlock: space["2xl"],
  "@media": { [from.tablet]: { paddingBlock: space["3xl"] } },
});
export const head = style({ maxWidth: width.text, marginBottom: space.l, "@media": { [from.tablet]: { marginBottom: space.xl } } });
export const lead = style({ ...type.lead, marginTop: space.s, color: theme.color.inkSoft });
