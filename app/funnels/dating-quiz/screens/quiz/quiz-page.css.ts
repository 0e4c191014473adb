import { style } from "@vanilla-extract/css";

/** The footer begins below the window's end, so no stage moves it. */
export const window = style({ minHeight: "100dvh" });
