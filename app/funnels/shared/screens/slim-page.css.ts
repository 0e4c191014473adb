import { style } from "@vanilla-extract/css";

export const page = style({
  display: "grid",
  gridTemplateRows: "auto 1fr auto",
  gridTemplateColumns: "minmax(0, 1fr)",
  minHeight: "100dvh",
});
