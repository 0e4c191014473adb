/** Points. `either` is as wide as A4 and as high as US Letter: it prints on both at its full size. */
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

/** A strip of the page that rows are set into. */
export type Column = { readonly x: number; readonly width: number };

export type Sheet = {
  readonly width: number;
  readonly height: number;
  /** Where rows may stand. */
  readonly body: Area;
  /** From edge to edge of the body: tables, panels, headings. */
  readonly wide: Column;
  /** Beside the text: labels of what stands there. */
  readonly margin: Column;
  /** What is read: about seventy characters. */
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
    ...{ width, height, wide },
    body: { ...wide, y: EDGE.top, height: height - EDGE.top - EDGE.bottom },
    margin: { x: wide.x, width: MARGIN_WIDTH },
    text: { x: wide.x + indent, width: wide.width - indent },
  };
}
