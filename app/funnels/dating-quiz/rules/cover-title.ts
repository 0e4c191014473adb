export type TitleLines = {
  readonly size: number;
  /** Left ends of the baselines. */
  readonly lines: readonly { readonly text: string; readonly x: number; readonly y: number }[];
};

const LEFT = 18;
const TOP = 22;
const WIDTH = 166;
const HEIGHT = 116;
const LEADING = 1.06;
/** Height above the baseline, relative to the font size. */
const ASCENT = 0.76;
const SIZES = [34, 31, 28, 25.5, 23, 21];

/** Glyph widths of the heading font relative to its size, slightly overestimated. */
const NARROW = /[iljIft.,'’!:]/;
const WIDE = /[mwMW]/;
const CAPITAL = /[A-Z]/;

export function measureText(text: string): number {
  return [...text].reduce((sum, letter) => sum + widthOf(letter), 0);
}

function widthOf(letter: string): number {
  if (letter === " ") return 0.25;
  if (NARROW.test(letter)) return 0.3;
  if (WIDE.test(letter)) return 0.86;
  return CAPITAL.test(letter) ? 0.66 : 0.54;
}

/** Sets a title in the largest size that fits the cover; null if none does. */
export function layOutTitle(title: string): TitleLines | null {
  for (const size of SIZES) {
    const maxLines = Math.floor(HEIGHT / (size * LEADING));
    const lines = breakLines(title.split(" "), WIDTH / size);
    if (lines === null || lines.length > maxLines) continue;
    const first = TOP + size * ASCENT;
    return {
      size,
      lines: lines.map((text, row) => ({ text, x: LEFT, y: round(first + row * size * LEADING) })),
    };
  }
  return null;
}

/** Greedy line breaking; null if a word is wider than a line. */
function breakLines(words: readonly string[], width: number): readonly string[] | null {
  const lines: string[] = [];
  for (const word of words) {
    if (measureText(word) > width) return null;
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && measureText(longer) <= width) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines;
}

const round = (value: number): number => Math.round(value * 10) / 10;
