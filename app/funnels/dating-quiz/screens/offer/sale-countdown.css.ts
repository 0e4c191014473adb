import { style } from "@vanilla-extract/css";
import { space, type } from "#app/design/tokens.ts";

export const place = style({ display: "grid", gap: space["2xs"], maxWidth: "16rem" });
export const label = style({ ...type.small });
