import { globalStyle, style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { from, space, type } from "#app/design/tokens.ts";

export const place = style({
  paddingBottom: space["2xl"],
  "@media": {
    [from.desktop]: { paddingBottom: space["3xl"] },
    print: { display: "none" },
  },
});
export const parts = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.s,
});
export const title = style({ ...type.h4 });
export const text = style({ color: theme.color.inkSoft });
export const small = style({ ...type.small, color: theme.color.inkSoft });
export const choice = style({
  display: "flex",
  alignItems: "center",
  gap: space.s,
  minHeight: "44px",
  cursor: "pointer",
});
export const box = style({
  flex: "none",
  width: "24px",
  height: "24px",
  margin: 0,
  accentColor: theme.accent.text,
});
globalStyle(`${parts} > button`, { justifySelf: "start" });
