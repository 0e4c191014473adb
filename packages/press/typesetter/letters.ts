/// <reference path="./pdfkit.d.ts" />
import type PDFDocument from "pdfkit";
import type { OpenedFont } from "pdfkit";
import { FACES, type Face, type Fonts } from "./faces.ts";

/** Font data that outlives a document: a worker prints many reports and opens each font once. */
type Known = {
  readonly font: OpenedFont;
  /** Width of each word at size 1. */
  readonly widths: Map<string, number>;
  /** pdfkit's own layout cache. */
  readonly layouts: object;
};

const known = new WeakMap<Uint8Array, Known>();

/** Faces that share a file are embedded once. */
const nameOf = (fonts: Fonts, face: Face): Face =>
  FACES.find((other) => fonts[other] === fonts[face]) ?? face;

export const registerFonts = (doc: PDFDocument, fonts: Fonts): void => {
  for (const face of FACES) doc.registerFont(face, known.get(fonts[face])?.font ?? fonts[face]);
};

/**
 * fontkit caches a glyph as first seen. One first seen as a component of another has no character, and in later documents
 * would be visible but neither read aloud nor copied: so all glyphs are looked up by character first.
 */
function meet(font: OpenedFont): Known {
  for (const character of font.characterSet) font.glyphForCodePoint(character);
  return { font, widths: new Map(), layouts: {} };
}

/** Measures a document's words and encodes them for PDF (PDF 1.7, 9.4.3). */
export function createLetters(doc: PDFDocument, fonts: Fonts) {
  const opened = new Map<Face, Known>();
  const encoded = new Map<Face, Map<string, string>>();

  function open(face: Face): Known {
    doc.font(nameOf(fonts, face));
    const before = opened.get(face);
    if (before !== undefined) return before;
    const { _font: own } = doc;
    const found = known.get(fonts[face]) ?? meet(own.font);
    known.set(fonts[face], found);
    own.layoutCache = found.layouts;
    opened.set(face, found);
    return found;
  }

  /** At size 1. @throws Error for a character that the font lacks */
  function measure(word: string, face: Face): number {
    const { widths, font } = open(face);
    let width = widths.get(word);
    if (width === undefined) {
      for (const character of word) {
        if (font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)) continue;
        throw new Error(`"${character}" in "${word}" is not in the font ${face}.`);
      }
      width = doc._font.widthOfString(word, 1);
      widths.set(word, width);
    }
    return width;
  }

  /** The operand of `TJ`, cached by word. */
  function encode(words: string, face: Face): string {
    open(face);
    const parts = encoded.get(face) ?? new Map<string, string>();
    encoded.set(face, parts);
    const line = words.split(SPACE_BEHIND).map((word) => {
      const before = parts.get(word);
      if (before !== undefined) return before;
      const part = encodeWord(doc, word);
      parts.set(word, part);
      return part;
    });
    return `[<${line.join("")}>]`;
  }

  return { measure, encode };
}

/** pdfkit lays out a word with its trailing space. */
const SPACE_BEHIND = /(?<= )/;

/** Glyph ids; at a kerning pair the string is split around the adjustment. */
function encodeWord(doc: PDFDocument, word: string): string {
  const [numbers, positions] = doc._font.encode(word);
  return numbers
    .map((number, index) => {
      const { xAdvance, advanceWidth } = positions[index] ?? { xAdvance: 0, advanceWidth: 0 };
      const moved = Math.round((advanceWidth - xAdvance) * 100) / 100;
      return moved === 0 ? number : `${number}>${moved}<`;
    })
    .join("");
}
