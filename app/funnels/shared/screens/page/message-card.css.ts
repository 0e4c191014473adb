import { style } from "@vanilla-extract/css";
import { theme } from "#app/design/theme.css.ts";
import { space, type } from "#app/design/tokens.ts";

export const place = style({ paddingBlock: `${space.l} ${space["2xl"]}` });
export const card = style({ display: "grid", gap: space.s });
export const title = style({ ...type.h2, selectors: { "&:focus": { outline: "none" } } });
export const text = style({ ...type.lead, marginBottom: space.s, color: theme.color.inkSoft });
