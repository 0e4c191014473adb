import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { from, space, type, width } from "#app/design/tokens.ts";

export const place = style({
  display: "grid",
  gap: space.xl,
  paddingBlock: `${space.l} ${space["2xl"]}`,
  "@media": { [from.desktop]: { paddingBlock: `${space["2xl"]} ${space["3xl"]}` } },
});
export const head = style({ display: "grid", gap: space.m, maxWidth: width.text });
export const title = style(type.h2);
export const lead = style({ ...type.lead, color: theme.color.inkSoft });
export const course = style({ height: "100%" });
export const name = style({ fontSize: type.h3.fontSize, lineHeight: type.h3.lineHeight });
export const text = style({ marginTop: space["2xs"], color: theme.color.inkSoft });
export const paid = style({ ...type.small, maxWidth: width.text, color: theme.color.inkSoft });
