/// <reference path="../modules.d.ts" />
import type { Fonts } from "@kindling/press/faces";
import sans from "./fonts/sans.bin";
import sansHeavy from "./fonts/sansHeavy.bin";
import serif from "./fonts/serif.bin";
import serifBold from "./fonts/serifBold.bin";
import serifItalic from "./fonts/serifItalic.bin";

const heavy = new Uint8Array(sansHeavy);

/**
 * The fonts of reports. Bold sans uses the face of the titles: one face fewer makes each report a tenth smaller.
 */
export const fonts: Fonts = {
  serif: new Uint8Array(serif),
  serifItalic: new Uint8Array(serifItalic),
  serifBold: new Uint8Array(serifBold),
  sans: new Uint8Array(sans),
  sansBold: heavy,
  sansHeavy: heavy,
};
