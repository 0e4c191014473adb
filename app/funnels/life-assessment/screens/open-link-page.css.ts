import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { space, type } from "#app/design/tokens.ts";

export const page = style({
  display: "grid",
  gridTemplateRows: "auto 1fr",
  gridTemplateColumns: "minmax(0, 1fr)",
  minHeight: "100dvh",
});
export const bar = style({ display: "flex", alignItems: "center", minHeight: "64px" });
export const title = style(type.h2);
export const lead = style({ ...type.lead, marginTop: space.s, color: theme.color.inkSoft });
export const form = style({ marginBlock: `${space.l} ${space.s}` });
export const note = style({ ...type.small, color: theme.color.inkSoft });
