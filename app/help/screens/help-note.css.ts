import { style } from "@vanilla-extract/css";
import { space, type, weight } from "#app/design/tokens.ts";

export const place = style({ marginBottom: space.l, textAlign: "start" });
export const note = style({ display: "grid", gap: space.s });
export const title = style({ ...type.h4, fontWeight: weight.bold });
export const more = style({ display: "inline-block", paddingBlock: space["2xs"] });
