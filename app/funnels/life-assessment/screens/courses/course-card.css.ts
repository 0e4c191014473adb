import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { from, space, type, weight } from "#app/design/tokens.ts";

export const card = style({
  display: "grid",
  gap: space.m,
  alignContent: "start",
  height: "100%",
  "@media": {
    [from.tablet]: { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)", columnGap: space.xl },
    [from.desktop]: {
      gridTemplateColumns: "minmax(0, 1fr)",
      gridTemplateRows: "auto 1fr auto",
    },
  },
});
export const head = style({
  display: "grid",
  alignContent: "start",
  "@media": { [from.tablet]: { gridRow: "1 / 3" }, [from.desktop]: { gridRow: "auto" } },
});
export const sticks = style({
  width: "80px",
  marginBottom: space.xs,
  color: theme.color.lineStrong,
});
export const title = style({ fontSize: type.h3.fontSize, lineHeight: type.h3.lineHeight });
export const summary = style({ marginTop: space["2xs"], color: theme.color.inkSoft });
export const count = style({ ...type.small, marginTop: space.xs, fontWeight: weight.medium });

export const lessons = style({ borderTop: `1px solid ${theme.color.line}`, alignSelf: "start" });
export const lesson = style({
  display: "grid",
  gridTemplateColumns: "24px minmax(0, 1fr) auto",
  alignItems: "center",
  gap: space.xs,
  minHeight: "52px",
  paddingBlock: space["2xs"],
  borderBottom: `1px solid ${theme.color.line}`,
  color: theme.color.ink,
  textDecoration: "none",
  selectors: { "&:hover": { color: theme.accent.text, textDecoration: "underline" } },
});
export const minutes = style({ ...type.small, color: theme.color.inkSoft, whiteSpace: "nowrap" });

export const action = style({
  "@media": { [from.tablet]: { alignSelf: "end" } },
});
