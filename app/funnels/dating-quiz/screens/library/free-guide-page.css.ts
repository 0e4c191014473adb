import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { from, space, type } from "#app/design/tokens.ts";
import * as aside from "#app/funnels/shared/screens/reading/reading-contents.css.ts";

export const head = style({
  display: "grid",
  gridTemplateColumns: "104px minmax(0, 1fr)",
  alignItems: "center",
  gap: space.m,
  paddingTop: space.s,
  "@media": { [from.tablet]: { gridTemplateColumns: "11rem minmax(0, 1fr)", gap: space.l } },
});
/** Desktop only: below the text it would come too late. */
export const contents = style([
  aside.contents,
  { display: "none", "@media": { [from.desktop]: { display: "block" } } },
]);
export const subtitle = style({ ...type.lead, marginTop: space.xs, color: theme.color.inkSoft });
