/** The motifs of cover pictures, drawn by `rules/cover.ts`. */
export const MOTIFS = ["circles", "waves", "path", "door", "sun", "house"] as const;
export type Motif = (typeof MOTIFS)[number];

/** The colours of a cover, the same in both themes. */
export type Palette = {
  readonly paper: string;
  /** The title, and the darkest part of the picture. */
  readonly ink: string;
  readonly bright: string;
  readonly calm: string;
  readonly deep: string;
};

/** Five palettes times six motifs make 30 distinct covers: `house` is for guides beyond dating. */
export const PALETTES = {
  blush: { paper: "#fbdce3", ink: "#48091f", bright: "#e8456f", calm: "#f5a3b7", deep: "#8f1d42" },
  dusk: { paper: "#2b2150", ink: "#fbeee2", bright: "#ff9d5c", calm: "#6a55ad", deep: "#1a1338" },
  moss: { paper: "#153a2d", ink: "#f3f5e9", bright: "#ffbf3c", calm: "#3f8163", deep: "#0b241b" },
  tide: { paper: "#d3efe9", ink: "#07342e", bright: "#127e6e", calm: "#79cabb", deep: "#0b5549" },
  clay: { paper: "#f9e9d0", ink: "#41200a", bright: "#d4591d", calm: "#edb574", deep: "#8a3a12" },
} as const satisfies Readonly<Record<string, Palette>>;

export type PaletteName = keyof typeof PALETTES;
