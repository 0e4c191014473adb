import { style } from "@vanilla-extract/css";

export const page = style({
  display: "grid",
  gridTemplateRows: "auto 1fr",
  gridTemplateColumns: "minmax(0, 1fr)",
  minHeight: "100dvh",
});
export const bar = style({ display: "flex", alignItems: "center", minHeight: "64px" });
