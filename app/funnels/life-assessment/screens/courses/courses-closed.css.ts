import { globalStyle, style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { space, type, weight, width } from "#app/design/tokens.ts";

export const place = style({
  display: "grid",
  gap: space.xl,
  paddingBottom: space["2xl"],
});
export const course = style({ height: "100%" });
export const name = style({ fontSize: type.h3.fontSize, lineHeight: type.h3.lineHeight });
export const text = style({ marginTop: space["2xs"], color: theme.color.inkSoft });
export const free = style({ fontWeight: weight.medium });
globalStyle(`${free} > a`, { display: "inline-flex", alignItems: "center", minHeight: "44px" });
export const paid = style({ ...type.small, maxWidth: width.text, color: theme.color.inkSoft });
