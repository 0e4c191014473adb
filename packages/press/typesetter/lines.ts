import type { Text } from "./blocks.ts";
import type { Face, TextStyle } from "./faces.ts";
import { inColor } from "./faces.ts";
import type { Pen } from "./pen.ts";

type Piece = {
  readonly text: string;
  readonly style: TextStyle;
  readonly width: number;
  readonly link?: string;
};

type Word = {
  readonly pieces: readonly Piece[];
  readonly width: number;
  /** Width of the following space. */
  readonly space: number;
};

export type Line = { readonly words: readonly Word[]; readonly width: number };

export type Setting = {
  readonly style: TextStyle;
  /** Colour of links. */
  readonly linkColor: string;
  /** Balances line lengths, for titles. */
  readonly isBalanced?: boolean;
  /** Cuts a word wider than the column, as a person's name may be; of our own words, some may stand out a little. */
  readonly cutsWords?: boolean;
};

const LOOKS: Readonly<Record<"italic" | "bold", Partial<Record<Face, Face>>>> = {
  italic: { serif: "serifItalic", serifBold: "serifItalic" },
  bold: { serif: "serifBold", serifItalic: "serifBold", sans: "sansBold" },
};

/** Breaks text into lines with the least raggedness. */
export function breakLines(pen: Pen, text: Text, width: number, setting: Setting): Line[] {
  return splitAtReturns(text).flatMap((part) => {
    const words = cutWords(pen, part, width, setting);
    return words.length === 0 ? [] : fitWords(words, width, setting.isBalanced ?? false);
  });
}

/** Apostrophes become typographic ones here as well: text that is composed in code has never been a manuscript. */
function splitAtReturns(text: Text): Text[] {
  const parts: Text[] = [[]];
  for (const run of text) {
    for (const [index, piece] of run.text.replaceAll("'", "’").split("\n").entries()) {
      if (index > 0) parts.push([]);
      parts.push([...(parts.pop() ?? []), { ...run, text: piece }]);
    }
  }
  return parts;
}

function cutWords(pen: Pen, text: Text, column: number, setting: Setting): Word[] {
  const words: Word[] = [];
  let pieces: Piece[] = [];
  const close = () => {
    const last = pieces.at(-1);
    if (last === undefined) return;
    words.push({
      pieces,
      width: pieces.reduce((sum, piece) => sum + piece.width, 0),
      space: pen.measure(" ", last.style),
    });
    pieces = [];
  };
  for (const run of text) {
    const style = styleOf(run, setting);
    // Only plain spaces are break opportunities.
    for (const [index, part] of run.text.split(/ +/).entries()) {
      if (index > 0) close();
      if (part === "") continue;
      const parts = setting.cutsWords ? splitWide(pen, part, column, style) : [part];
      for (const [at, fitting] of parts.entries()) {
        if (at > 0) close();
        const width = pen.measure(fitting, style);
        pieces.push({ text: fitting, style, width, ...(run.link && { link: run.link }) });
      }
    }
  }
  close();
  return words;
}

/** A word in parts that fit into the column. */
function splitWide(pen: Pen, word: string, column: number, style: TextStyle): string[] {
  if (pen.measure(word, style) <= column) return [word];
  const parts = [""];
  for (const letter of word) {
    const grown = `${parts.at(-1)}${letter}`;
    if (pen.measure(grown, style) <= column) parts[parts.length - 1] = grown;
    else parts.push(letter);
  }
  return parts.filter(Boolean);
}

function styleOf({ look, link }: Text[number], { style, linkColor }: Setting): TextStyle {
  const face = (look && LOOKS[look][style.face]) ?? style.face;
  return link === undefined ? { ...style, face } : inColor({ ...style, face }, linkColor);
}

/** The cheapest sequence of breaks (Knuth and Plass, for ragged text). */
function fitWords(words: readonly Word[], width: number, isBalanced: boolean): Line[] {
  const best: { cost: number; from: number }[] = [{ cost: 0, from: 0 }];
  for (let end = 1; end <= words.length; end++) {
    let choice = { cost: Number.POSITIVE_INFINITY, from: end - 1 };
    let natural = -(words[end - 1]?.space ?? 0);
    for (let from = end - 1; from >= 0; from--) {
      const word = words[from];
      if (word === undefined) break;
      natural += word.width + word.space;
      if (natural > width && from < end - 1) break;
      const isLast = end === words.length;
      const cost = (best[from]?.cost ?? 0) + costOf(natural, width, isLast, isBalanced, word);
      if (cost < choice.cost) choice = { cost, from };
    }
    best.push(choice);
  }
  const lines: Line[] = [];
  for (let end = words.length; end > 0; ) {
    const from = best[end]?.from ?? 0;
    const line = words.slice(from, end);
    lines.unshift({ words: line, width: widthOf(line) });
    end = from;
  }
  return lines;
}

/** A fixed cost per line, so that evenness never adds lines. */
const LINE_COST = 0.02;
const SHORT_LAST_LINE = 0.22;

function costOf(
  natural: number,
  width: number,
  isLast: boolean,
  isBalanced: boolean,
  first: Word,
): number {
  const rest = (width - natural) / width;
  if (rest < 0) return 10;
  if (!isLast || isBalanced) return LINE_COST + rest ** 2;
  const shortness = Math.max(0, 1 - natural / width / SHORT_LAST_LINE);
  return LINE_COST + 0.05 * shortness + (first.width === natural ? LINE_COST : 0);
}

const widthOf = (words: readonly Word[]): number =>
  words.reduce((sum, { width, space }) => sum + width + space, -(words.at(-1)?.space ?? 0));

export type Stretch = Omit<Piece, "width"> & { readonly x: number; width: number };

/** Merges neighbours of one style into one string, so that text search and copying work. */
export function joinPieces({ words }: Line): Stretch[] {
  const stretches: (Stretch & { text: string })[] = [];
  let x = 0;
  for (const { pieces, space } of words) {
    for (const [at, piece] of pieces.entries()) {
      const last = stretches.at(-1);
      const gap = last !== undefined && at === 0 ? " " : "";
      if (last && isSameLook(last, piece)) {
        last.text += `${gap}${piece.text}`;
        last.width = x + piece.width - last.x;
      } else {
        if (last) last.text += gap;
        stretches.push({ ...piece, x });
      }
      x += piece.width;
    }
    x += space;
  }
  return stretches;
}

const isSameLook = (one: Omit<Piece, "width">, other: Omit<Piece, "width">): boolean =>
  one.style.face === other.style.face &&
  one.style.color === other.style.color &&
  one.link === other.link;
