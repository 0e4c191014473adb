import type { Ink } from "@kindling/press/place";
import { PALETTES, type PaletteName } from "../../app/funnels/dating-quiz/content/covers.ts";

/** Inside, a guide has the colours of its cover on white: `text` and `soft` are their hue for letters and for panels. */
export const INKS: Readonly<Record<PaletteName, Ink>> = {
  blush: inkOf("blush", { onFill: "#2a0210", text: "#9c2149", soft: "#fdeaee" }),
  dusk: inkOf("dusk", { onFill: "#2b1503", text: "#55409c", soft: "#efecf9" }),
  moss: inkOf("moss", { onFill: "#2b1c00", text: "#235c44", soft: "#e7f1e9" }),
  tide: inkOf("tide", { onFill: "#ffffff", text: "#0b5f52", soft: "#e2f4f0" }),
  clay: inkOf("clay", { onFill: "#220d02", text: "#96400f", soft: "#fbf0df" }),
};

function inkOf(name: PaletteName, more: Pick<Ink, "onFill" | "text" | "soft">): Ink {
  const { bright, calm } = PALETTES[name];
  const isDark = name === "dusk" || name === "moss";
  return { ...more, fill: bright, onNight: isDark ? bright : calm };
}
