import { style } from "@vanilla-extract/css";
import { sceneLook } from "./scene-look.ts";

/** As wide as its container; another `aspect-ratio` crops it. */
export const scene = style(sceneLook);
