import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { from, radius, space } from "#app/design/tokens.ts";

export const stage = style({
  display: "grid",
  alignContent: "start",
  gap: space.l,
  paddingBottom: space["2xl"],
  "@media": {
    [from.tablet]: { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)", alignItems: "center" },
    [from.desktop]: {
      gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
      gap: space["3xl"],
      paddingBottom: space["3xl"],
    },
  },
});
export const panel = style({
  display: "grid",
  placeItems: "center",
  padding: space.l,
  borderRadius: radius.xl,
  background: theme.color.night,
  color: theme.color.onNight,
  "@media": { [from.tablet]: { height: "100%" }, [from.desktop]: { padding: space["2xl"] } },
});
export const picture = style({
  width: "168px",
  "@media": {
    [from.tablet]: { width: "220px" },
    [from.desktop]: { width: "100%", maxWidth: "380px" },
  },
});
export const body = style({ width: "100%", maxWidth: "32rem" });
