import { colours } from "./colours.ts";

/** Literata for running text, Figtree for headings and labels. */
export const FACES = [
  ...(["serif", "serifItalic", "serifBold"] as const),
  ...(["sans", "sansBold", "sansHeavy"] as const),
] as const;

export type Face = (typeof FACES)[number];

/** Font files in any format that fontkit reads. */
export type Fonts = Readonly<Record<Face, Uint8Array>>;

export type TextStyle = {
  readonly face: Face;
  /** In points, like all lengths here. */
  readonly size: number;
  /** Distance between baselines. */
  readonly leading: number;
  readonly color: string;
  /** Letter spacing. */
  readonly tracking?: number;
};

const ink = colours.ink;
const inkSoft = colours.inkSoft;

const style = (
  face: Face,
  size: number,
  leading: number,
  color: string = ink,
  tracking = 0,
): TextStyle => ({ face, size, leading, color, tracking });

/** The type scale. */
export const styles = {
  display: style("sansHeavy", 46, 46, ink, -1.5),
  title: style("sansHeavy", 33, 35, ink, -1),
  heading: style("sansHeavy", 19, 23, ink, -0.45),
  /** Section heading beside the text. */
  beside: style("sansHeavy", 12.5, 15.5, ink, -0.2),
  subheading: style("sansBold", 10.5, 14.5, ink, -0.05),
  lead: style("serif", 12.5, 19),
  quote: style("sansBold", 15.5, 21, ink, -0.25),
  body: style("serif", 9.6, 14.3),
  sans: style("sans", 9.1, 13.5),
  small: style("sans", 8.5, 12.5, inkSoft),
  label: style("sansBold", 8, 12, inkSoft, 0.5),
} as const satisfies Record<string, TextStyle>;

export type StyleName = keyof typeof styles;

export const inColor = (base: TextStyle, color: string): TextStyle => ({ ...base, color });

/** Distance of the baseline from the top of its line. */
export const baselineOf = ({ size, leading }: TextStyle): number =>
  (leading - size) / 2 + size * 0.79;
