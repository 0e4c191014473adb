import { globalStyle, style } from "@vanilla-extract/css";
import { type, width } from "#app/design/tokens.ts";

export const notice = style({ ...type.small, maxWidth: width.text });
// The link stands on canvases, soft panels and the night panel.
globalStyle(`${notice} a`, { color: "inherit" });
