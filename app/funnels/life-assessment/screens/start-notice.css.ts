import { style } from "@vanilla-extract/css";
import { type, width } from "#app/design/tokens.ts";

export const notice = style({ ...type.small, maxWidth: width.text });
/** Shown on the canvas, on a soft panel and on the night panel. */
export const link = style({ color: "inherit" });
