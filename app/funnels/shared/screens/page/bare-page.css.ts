import { style } from "@vanilla-extract/css";
import { safeHeight } from "#app/design/tokens.ts";

export const page = style({
  display: "grid",
  gridTemplateRows: "auto 1fr",
  gridTemplateColumns: "minmax(0, 1fr)",
  minHeight: safeHeight,
});
export const bar = style({ display: "flex", alignItems: "center", minHeight: "64px" });
