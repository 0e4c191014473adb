/// <reference path="./pdfkit.d.ts" />
import type PDFDocument from "pdfkit";
import type { StructureElement } from "pdfkit";
import type { Fonts, TextStyle } from "./faces.ts";
import { createLetters } from "./letters.ts";
import type { Area } from "./paper.ts";

/** Structure types for screen readers (PDF 1.7, 14.8.4). */
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
  /** Length and pitch of the strokes of a broken line; the first is centred on its start. */
  readonly dash?: { readonly length: number; readonly pitch: number };
};

/** Draws on the current page; coordinates in points from its upper left corner. */
export type Pen = ReturnType<typeof createPen>;

export function createPen(doc: PDFDocument, fonts: Fonts) {
  const letters = createLetters(doc, fonts);
  const elements = new Map<Tag, StructureElement>();
  /** Text state of the current page, to skip operators that would repeat it. */
  let state: { page: unknown; color?: string; font?: string; tracking?: number } = { page: null };

  /** Width of a word or a line. */
  const measure = (text: string, { face, size, tracking = 0 }: TextStyle): number =>
    letters.measure(text, face) * size + tracking * text.length;

  /**
   * Writes operators directly: pdfkit measures each line three times, which took half of a report's time.
   *
   * @param baseline distance of the baseline from the top of the page
   */
  function text(words: string, x: number, baseline: number, style: TextStyle): void {
    const { face, size, color, tracking = 0 } = style;
    const operand = letters.encode(words, face);
    const { page, _font: own } = doc;
    if (state.page !== page) state = { page };
    if (state.color !== color) doc.fillColor(color);
    page.fonts[own.id] ??= own.ref();
    const font = `/${own.id} ${size} Tf`;
    const operators = [
      ...(state.font === font ? [] : [font]),
      ...((state.tracking ?? 0) === tracking ? [] : [`${tracking} Tc`]),
      // pdfkit flips the page's y axis; glyphs must not be flipped.
      `1 0 0 -1 ${round(x)} ${round(baseline)} Tm ${operand} TJ`,
    ];
    doc.addContent(`BT ${operators.join(" ")} ET`);
    state = { page, color, font, tracking };
  }

  function shape(trace: () => void, paint: Paint): void {
    const { fill, stroke, width = 1, opacity = 1, round = false, dash } = paint;
    doc.save();
    if (opacity < 1) doc.fillOpacity(opacity).strokeOpacity(opacity);
    if (stroke !== undefined) doc.lineWidth(width).lineCap(round ? "round" : "butt");
    if (dash) doc.dash(dash.length, { space: dash.pitch - dash.length, phase: dash.length / 2 });
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

  /** @param data path data as in SVG */
  const path = (data: string, paint: Paint) => shape(() => doc.path(data), paint);

  const box = ({ x, y, width, height }: Area, paint: Paint, radius = 0) =>
    shape(() => {
      if (radius > 0) doc.roundedRect(x, y, width, height, radius);
      else doc.rect(x, y, width, height);
    }, paint);

  /** Saves and restores the graphics state around `draw`. */
  function kept(draw: () => void): void {
    const before = state;
    doc.save();
    draw();
    doc.restore();
    state = before;
  }

  /** Clips `draw` to the area; a radius of half its width makes a disc. */
  function clipped({ x, y, width, height }: Area, draw: () => void, radius = 0): void {
    kept(() => {
      if (radius > 0) doc.roundedRect(x, y, width, height, radius).clip();
      else doc.rect(x, y, width, height).clip();
      draw();
    });
  }

  /** Draws in a scaled coordinate system of its own. */
  function scaled(
    { x, y, scale }: { x: number; y: number; scale: number },
    draw: () => void,
  ): void {
    kept(() => {
      doc.translate(x, y).scale(scale);
      draw();
    });
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

  /** Everything drawn is either tagged content or decoration, which screen readers skip. */
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

  /** @param target a URL, or `#` and an anchor */
  function linked(target: string, area: Area, parent: Tag, title: string, draw: () => void): void {
    const tag = { type: "Link", parent };
    tagged(tag, draw);
    const { x, y, width, height } = area;
    const options = { structParent: elementOf(tag), Contents: asText(title) };
    if (target.startsWith("#")) doc.goTo(x, y, width, height, target.slice(1), options);
    else doc.link(x, y, width, height, target, options);
    // pdfkit attaches a link to the page that is current when its element ends.
    elementOf(tag).end();
  }

  /** Adds an anchor at this height of the page. */
  const anchor = (name: string, y: number) => doc.addNamedDestination(name, "XYZ", 0, y, null);

  return {
    doc,
    measure,
    text,
    circle,
    line,
    path,
    box,
    clipped,
    scaled,
    elementOf,
    tagged,
    decoration,
    linked,
    anchor,
  };
}

const round = (length: number): number => Math.round(length * 100) / 100;

/** pdfkit writes a plain string as a PDF name, and a String object as text. */
export const asText = (text: string): object => Object(text);
