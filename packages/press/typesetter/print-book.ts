/// <reference path="./pdfkit.d.ts" />
import PDFDocument, { type OutlineItem } from "pdfkit";
import type { Book, Chapter } from "./book.ts";
import type { Fonts } from "./faces.ts";
import { drawCover, drawFoot, setOpener } from "./front.ts";
import { registerFonts } from "./letters.ts";
import { depthOf, type Placed, paginate, paginateEvenly } from "./paginate.ts";
import { layOutSheet } from "./paper.ts";
import { createPen, type Pen, type Tag } from "./pen.ts";
import type { Place } from "./place.ts";
import { child, type Mark } from "./rows.ts";
import { setBlocks } from "./set-blocks.ts";

export type Printed = {
  readonly bytes: Uint8Array;
  /** How full each page is, from 0 to 1, to spot nearly empty ones; a cover is full. */
  readonly fills: readonly number[];
};

/**
 * Typesets a book as a tagged PDF. The same book with the same fonts has the same bytes.
 *
 * @throws Error for a character that the fonts lack, and for unbreakable content higher than a page
 */
export async function printBook(book: Book, fonts: Fonts): Promise<Printed> {
  const { doc, pages, place } = setBook(book, fonts);
  const bytes = collectBytes(doc);
  const { pen, sheet } = place;
  const first = firstPage(book);
  const addToOutline = startOutline(pen);
  if (book.cover !== undefined) {
    doc.addPage();
    drawCover(book.cover, place);
  }
  for (const [index, page] of pages.entries()) {
    doc.addPage();
    for (const { row, y } of page.rows) {
      if (row.mark) addToOutline(row.mark, row.mark.level === 1 ? 0 : sheet.body.y + y - 24);
      row.draw(pen, sheet.body.y + y);
    }
    drawFoot(page.place, book.title, first + index);
  }
  doc.end();
  return { bytes: await bytes, fills: measureFills(book, pages) };
}

/** How full each page would be, without drawing it: a fifth of the work. */
export const measureBook = (book: Book, fonts: Fonts): readonly number[] =>
  measureFills(book, setBook(book, fonts).pages);

function setBook(book: Book, fonts: Fonts) {
  const doc = openDocument(book, fonts);
  const sheet = layOutSheet(book.paper);
  const numbers = new Map<string, number>();
  const place: Place = {
    sheet,
    setBlocks,
    ink: book.ink,
    isNight: false,
    headings: "above",
    pen: createPen(doc, fonts),
    parent: { type: "Document" },
    column: sheet.text,
    findPage: (id) => numbers.get(id),
    chapters: book.chapters
      .filter(({ blocks }) => blocks.every(({ kind }) => kind !== "contents"))
      .map(({ id, title, opener: { subtitle } }) => ({ id, title, ...(subtitle && { subtitle }) })),
  };
  const fill = book.isEven ? paginateEvenly : paginate;
  const pages = book.chapters.flatMap((chapter) => setChapter(chapter, place, fill));
  for (const [index, { rows }] of pages.entries()) {
    for (const { row } of rows) if (row.mark) numbers.set(row.mark.id, firstPage(book) + index);
  }
  return { doc, pages, place };
}

const firstPage = ({ cover }: Book): number => (cover === undefined ? 1 : 2);

function measureFills({ cover }: Book, pages: readonly Page[]): readonly number[] {
  const fills = pages.map(({ rows, place }) => depthOf(rows) / place.sheet.body.height);
  return cover === undefined ? fills : [1, ...fills];
}

type Page = { readonly rows: readonly Placed[]; readonly place: Place };

function setChapter(chapter: Chapter, whole: Place, fill: typeof paginate): Page[] {
  const parent: Tag = child(whole.parent, "Sect", { title: chapter.title });
  const { ink = whole.ink, headings = whole.headings } = chapter;
  const place = { ...whole, parent, ink, headings };
  const rows = [setOpener(chapter, place), ...setBlocks(chapter.blocks, place)];
  try {
    return fill(rows, place.sheet.body.height).map((page) => ({ rows: page, place }));
  } catch (error) {
    throw new Error(`Chapter "${chapter.title}" cannot be typeset.`, { cause: error });
  }
}

function openDocument(book: Book, fonts: Fonts): PDFDocument {
  const { width, height } = layOutSheet(book.paper);
  const doc = new RoundingDocument({
    size: [width, height],
    margin: 0,
    autoFirstPage: false,
    font: null,
    pdfVersion: "1.7",
    tagged: true,
    displayTitle: true,
    lang: book.language,
    info: {
      Title: book.title,
      Author: book.author,
      Subject: book.subject,
      Creator: book.author,
      CreationDate: book.edition,
      ModDate: book.edition,
    },
  });
  registerFonts(doc, fonts);
  return doc;
}

/** Three decimals show no difference; pdfkit writes six for a length and sixteen for a color, which compress badly. */
class RoundingDocument extends PDFDocument {
  override addContent(operators: string): this {
    return super.addContent(operators.replace(/(\.\d{3})\d+/g, "$1"));
  }
}

function collectBytes(doc: PDFDocument): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    doc.on("data", (chunk) => chunks.push(chunk));
    doc.on("error", reject);
    doc.on("end", () => {
      const bytes = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
      let offset = 0;
      for (const chunk of chunks) {
        bytes.set(chunk, offset);
        offset += chunk.length;
      }
      resolve(bytes);
    });
  });
}

/** Bookmarks in two levels, and the anchors of links. */
function startOutline({ doc, anchor }: Pen): (mark: Mark, y: number) => void {
  let chapter: OutlineItem = doc.outline;
  return ({ id, title, level }, y) => {
    anchor(id, y);
    const item = (level === 1 ? doc.outline : chapter).addItem(title, { top: y });
    if (level === 1) chapter = item;
  };
}
