import { style } from "@vanilla-extract/css";
import * as fieldCss from "#app/design/controls/field.css.ts";
import { checkBox, checkLabel } from "#app/design/mixins.ts";
import { theme } from "#app/design/theme.css.ts";
import { radius, space, type } from "#app/design/tokens.ts";

export const place = style({ paddingBlock: `${space.l} ${space["2xl"]}` });
export const title = style({ ...type.h2, marginBottom: space.xs });
export const lead = style({ ...type.lead, color: theme.color.inkSoft });
export const notice = style({
  padding: space.s,
  background: theme.accent.soft,
  borderRadius: radius.m,
});
export const words = style([fieldCss.control, { maxWidth: "100%" }]);
export const consent = style(checkLabel);
export const box = style(checkBox);
