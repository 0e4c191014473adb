/// <reference path="./data-modules.d.ts" />
import type { Fonts } from "@kindling/press/faces";
import sans from "./fonts/sans.bin";
import sansHeavy from "./fonts/sansHeavy.bin";
import serif from "./fonts/serif.bin";
import serifBold from "./fonts/serifBold.bin";
import serifItalic from "./fonts/serifItalic.bin";

const heavy = new Uint8Array(sansHeavy);

/**
 * What reports are printed with; where they come from stands beside them. Bold is as heavy as titles: a face less makes
 * each report smaller by a tenth.
 */
export const fonts: Fonts = {
  serif: new Uint8Array(serif),
  serifItalic: new Uint8Array(serifItalic),
  serifBold: new Uint8Array(serifBold),
  sans: new Uint8Array(sans),
  sansBold: heavy,
  sansHeavy: heavy,
};
