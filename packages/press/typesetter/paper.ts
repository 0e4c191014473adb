/** In points. `either` is as wide as A4 and as high as US Letter, so it prints on both at full size. */
const PAPERS = {
  a4: { width: 595.28, height: 841.89 },
  letter: { width: 612, height: 792 },
  either: { width: 595.28, height: 792 },
} as const;

export type PaperName = keyof typeof PAPERS;

export type Area = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** A column that rows are set in. */
export type Column = { readonly x: number; readonly width: number };

export type Sheet = {
  readonly width: number;
  readonly height: number;
  /** The vertical extent for rows. */
  readonly body: Area;
  /** The full width of the body: tables, panels, headings. */
  readonly wide: Column;
  /** The margin beside the text, for labels. */
  readonly margin: Column;
  /** The measure of running text: about seventy characters. */
  readonly text: Column;
};

const EDGE = { x: 54, top: 56, bottom: 62 };
const MARGIN_WIDTH = 96;
const GUTTER = 24;

export function layOutSheet(paper: PaperName): Sheet {
  const { width, height } = PAPERS[paper];
  const wide = { x: EDGE.x, width: width - 2 * EDGE.x };
  const indent = MARGIN_WIDTH + GUTTER;
  return {
    width,
    height,
    wide,
    body: { ...wide, y: EDGE.top, height: height - EDGE.top - EDGE.bottom },
    margin: { x: wide.x, width: MARGIN_WIDTH },
    text: { x: wide.x + indent, width: wide.width - indent },
  };
}
