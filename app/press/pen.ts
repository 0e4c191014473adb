/// <reference path="./pdfkit.d.ts" />
import type PDFDocument from "pdfkit";
import type { StructureElement } from "pdfkit";
import type { TextStyle } from "./faces.ts";
import type { Area } from "./paper.ts";

/** What something is to who hears the document instead of seeing it (PDF 1.7, 14.8.4). */
export type Tag = {
  readonly type: string;
  readonly parent?: Tag;
  readonly options?: {
    readonly alt?: string;
    readonly title?: string;
    readonly scope?: "Column" | "Row";
    readonly bbox?: readonly [number, number, number, number];
  };
};

export type Paint = {
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  readonly opacity?: number;
  readonly round?: boolean;
};

/** Draws on the page at hand: points from its upper left corner. */
export type Pen = ReturnType<typeof createPen>;

export function createPen(doc: PDFDocument) {
  const widths = new Map<string, Map<string, number>>();
  const elements = new Map<Tag, StructureElement>();

  /** Width of one word. Words come again and again, so each is measured once. */
  function measure(text: string, { face, size, tracking = 0 }: TextStyle): number {
    const known = widths.get(face) ?? new Map<string, number>();
    widths.set(face, known);
    let width = known.get(text);
    if (width === undefined) {
      demandGlyphs(text, face);
      width = doc.font(face)._font.widthOfString(text, 1);
      known.set(text, width);
    }
    return width * size + tracking * text.length;
  }

  /** @throws Error for a character that would be printed as an empty box */
  function demandGlyphs(text: string, face: string): void {
    const { font } = doc.font(face)._font;
    for (const character of text) {
      if (font?.hasGlyphForCodePoint(character.codePointAt(0) ?? 0) !== false) continue;
      throw new Error(`"${character}" in "${text}" is not in the font ${face}.`);
    }
  }

  /** @param baseline how far down the page the letters stand */
  function text(words: string, x: number, baseline: number, style: TextStyle): void {
    doc.font(style.face).fontSize(style.size).fillColor(style.color);
    doc.text(words, x, baseline, {
      ...{ lineBreak: false, baseline: "alphabetic" },
      ...(style.tracking && { characterSpacing: style.tracking }),
    });
  }

  function shape(trace: () => void, paint: Paint): void {
    const { fill, stroke, width = 1, opacity = 1, round = false } = paint;
    doc.save();
    if (opacity < 1) doc.fillOpacity(opacity).strokeOpacity(opacity);
    if (stroke !== undefined) doc.lineWidth(width).lineCap(round ? "round" : "butt");
    trace();
    if (fill !== undefined && stroke !== undefined) doc.fillAndStroke(fill, stroke);
    else if (fill !== undefined) doc.fill(fill);
    else doc.stroke(stroke);
    doc.restore();
  }

  const circle = (x: number, y: number, radius: number, paint: Paint) =>
    shape(() => doc.circle(x, y, radius), paint);

  const line = (from: readonly [number, number], to: readonly [number, number], paint: Paint) =>
    shape(() => doc.moveTo(...from).lineTo(...to), paint);

  /** @param data as in an SVG */
  const path = (data: string, paint: Paint) => shape(() => doc.path(data), paint);

  const box = ({ x, y, width, height }: Area, paint: Paint, radius = 0) =>
    shape(() => {
      if (radius > 0) doc.roundedRect(x, y, width, height, radius);
      else doc.rect(x, y, width, height);
    }, paint);

  /** What is drawn inside shows only within the area; a radius of half its width makes it a disc. */
  function clipped({ x, y, width, height }: Area, draw: () => void, radius = 0): void {
    doc.save();
    if (radius > 0) doc.roundedRect(x, y, width, height, radius).clip();
    else doc.rect(x, y, width, height).clip();
    draw();
    doc.restore();
  }

  /** What is drawn inside has its own points, of which one is as large as `scale` of the page's. */
  function scaled(
    { x, y, scale }: { x: number; y: number; scale: number },
    draw: () => void,
  ): void {
    doc.save().translate(x, y).scale(scale);
    draw();
    doc.restore();
  }

  function elementOf(tag: Tag): StructureElement {
    const known = elements.get(tag);
    if (known !== undefined) return known;
    const element = doc.struct(tag.type, tag.options);
    elements.set(tag, element);
    if (tag.parent === undefined) doc.addStructure(element);
    else elementOf(tag.parent).add(element);
    return element;
  }

  /** Everything drawn is one of two: content that has a tag, or decoration that nobody needs to hear of. */
  function tagged(tag: Tag, draw: () => void): void {
    const element = elementOf(tag);
    const content = doc.markStructureContent(tag.type);
    draw();
    doc.endMarkedContent();
    element.add(content);
  }

  function decoration(draw: () => void, type: "Layout" | "Pagination" = "Layout"): void {
    doc.markContent("Artifact", { type });
    draw();
    doc.endMarkedContent();
  }

  /** @param target an address, or `#` and a name given to `anchor` */
  function linked(target: string, area: Area, parent: Tag, title: string, draw: () => void): void {
    const tag = { type: "Link", parent };
    tagged(tag, draw);
    const { x, y, width, height } = area;
    const options = { structParent: elementOf(tag), Contents: asText(title) };
    if (target.startsWith("#")) doc.goTo(x, y, width, height, target.slice(1), options);
    else doc.link(x, y, width, height, target, options);
    // pdfkit ties a link to the page that is open when its element ends.
    elementOf(tag).end();
  }

  /** Gives this height of the page a name for links. */
  const anchor = (name: string, y: number) => doc.addNamedDestination(name, "XYZ", 0, y, null);

  return {
    ...{ doc, measure, text, circle, line, path, box, clipped, scaled },
    ...{ elementOf, tagged, decoration, linked, anchor },
  };
}

/** pdfkit takes a plain string for a name of PDF, and a String object for text. */
export const asText = (text: string): object => Object(text);
