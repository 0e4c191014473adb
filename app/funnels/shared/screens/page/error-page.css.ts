import { style } from "@vanilla-extract/css";
import { safeHeight } from "#app/design/tokens.ts";

export const page = style({ display: "grid", minHeight: safeHeight });
