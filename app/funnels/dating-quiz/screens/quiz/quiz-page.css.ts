import { style } from "@vanilla-extract/css";

/** Keeps the footer below the fold, so that stages cause no layout shift. */
export const window = style({ minHeight: "100dvh" });
