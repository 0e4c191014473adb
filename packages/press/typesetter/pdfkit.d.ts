/** The part of pdfkit that the pen uses: it ships no types, and DefinitelyTyped describes an older version. */
declare module "pdfkit" {
  type Options = Record<string, unknown>;

  export type StructureContent = { readonly refs: unknown };
  export type StructureElement = {
    add(child: StructureElement | StructureContent): StructureElement;
    end(): void;
  };
  export type OutlineItem = { addItem(title: string, options?: Options): OutlineItem };
  export type Reference = { readonly data: Record<string, unknown>; end(data?: string): void };

  /** A parsed font, independent of any document. */
  export type OpenedFont = {
    readonly characterSet: readonly number[];
    hasGlyphForCodePoint(codePoint: number): boolean;
    glyphForCodePoint(codePoint: number): unknown;
    layout(text: string): unknown;
  };
  type Position = { readonly xAdvance: number; readonly advanceWidth: number };
  export type EmbeddedFont = {
    readonly id: string;
    readonly font: OpenedFont;
    /** Layout cache by text. */
    layoutCache: object;
    widthOfString(text: string, size: number): number;
    /** Adds the glyphs to the document; returns their ids there in hexadecimal, and their advances. */
    encode(text: string): [numbers: string[], positions: Position[]];
    ref(): Reference;
  };

  export default class PDFDocument {
    constructor(options: Options);
    readonly outline: OutlineItem;
    readonly page: {
      readonly height: number;
      readonly annotations: Reference[];
      /** Fonts used on the page, by their names in its content stream. */
      readonly fonts: Record<string, Reference>;
    };
    readonly _root: { readonly data: Record<string, unknown> };
    readonly _font: EmbeddedFont;

    addPage(options?: Options): this;
    end(): void;
    on(event: "data", listener: (chunk: Uint8Array) => void): this;
    on(event: "end", listener: () => void): this;
    on(event: "error", listener: (error: Error) => void): this;

    registerFont(name: string, source: Uint8Array | OpenedFont): this;
    addContent(operators: string): this;
    font(name: string): this;

    save(): this;
    restore(): this;
    path(data: string): this;
    rect(x: number, y: number, width: number, height: number): this;
    roundedRect(x: number, y: number, width: number, height: number, radius: number): this;
    circle(x: number, y: number, radius: number): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    clip(): this;
    translate(x: number, y: number): this;
    scale(factor: number): this;
    lineWidth(width: number): this;
    dash(length: number, options: { space: number; phase: number }): this;
    lineCap(cap: "butt" | "round" | "square"): this;
    fillOpacity(opacity: number): this;
    strokeOpacity(opacity: number): this;
    fill(color?: string): this;
    stroke(color?: string): this;
    fillAndStroke(fill: string, stroke: string): this;
    fillColor(color: string): this;

    struct(type: string, options?: Options): StructureElement;
    addStructure(element: StructureElement): this;
    markStructureContent(type: string): StructureContent;
    markContent(type: "Artifact", options: { type: string }): this;
    endMarkedContent(): this;

    addNamedDestination(name: string, ...position: unknown[]): void;
    annotate(x: number, y: number, width: number, height: number, options: Options): this;
    goTo(x: number, y: number, w: number, h: number, name: string, options: Options): this;
    link(x: number, y: number, w: number, h: number, url: string, options: Options): this;
    initForm(): this;
    ref(data: Options): Reference;
  }
}
