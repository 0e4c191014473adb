import { style } from "@vanilla-extract/css";
import { space, type } from "#app/design/tokens.ts";

export const section = style({ paddingBlock: `${space.xl} ${space["2xl"]}` });
export const title = style(type.h3);
