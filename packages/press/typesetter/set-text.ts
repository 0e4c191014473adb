import { type BlockOf, plain, type Text } from "./blocks.ts";
import { baselineOf, inColor, type TextStyle } from "./faces.ts";
import { breakLines, joinPieces, type Line, type Setting } from "./lines.ts";
import type { Tag } from "./pen.ts";
import { accentAt, type Place, styleAt } from "./place.ts";
import { child, keepAll, keepEdges, type Row, row, spaced } from "./rows.ts";

type TextOptions = Pick<Setting, "isBalanced" | "cutsWords"> & {
  readonly align?: "left" | "right" | "center";
};

/** One row per line of text. */
export function setText(
  text: Text,
  place: Place,
  tag: Tag,
  style: TextStyle,
  { align = "left", ...options }: TextOptions = {},
): Row[] {
  const { pen, column } = place;
  const lines = breakLines(pen, text, column.width, {
    ...options,
    style,
    linkColor: accentAt(place),
  });
  const shares = { left: 0, center: 0.5, right: 1 };
  const rows = lines.map((line, index) => {
    const x = column.x + (column.width - line.width) * shares[align];
    const isLast = index === lines.length - 1;
    return row(style.leading, (_, y) => drawLine(place, line, { x, y, tag, isLast }));
  });
  return keepEdges(rows);
}

type LinePlace = {
  readonly x: number;
  readonly y: number;
  readonly tag: Tag;
  readonly isLast: boolean;
};

function drawLine({ pen }: Place, line: Line, { x, y, tag, isLast }: LinePlace): void {
  const stretches = joinPieces(line);
  for (const [index, stretch] of stretches.entries()) {
    // A space at the end of a line keeps words apart in extracted text.
    const text = isLast || index < stretches.length - 1 ? stretch.text : `${stretch.text} `;
    const { style, link, width } = stretch;
    const draw = () => pen.text(text, x + stretch.x, y + baselineOf(style), style);
    if (link === undefined) pen.tagged(tag, draw);
    else {
      const area = { x: x + stretch.x, y, width, height: style.leading };
      pen.linked(link, area, tag, stretch.text.trim(), draw);
    }
  }
}

const PARAGRAPH_SPACE = { body: 7.3, lead: 10, small: 6 };

export function setParagraph(block: BlockOf<"paragraph">, place: Place): Row[] {
  const look = block.look ?? "body";
  const tag = child(place.parent, "P");
  return spaced(setText(block.text, place, tag, styleAt(place, look)), PARAGRAPH_SPACE[look]);
}

const HEADING = {
  2: { style: "heading", before: 26, after: 8 },
  3: { style: "subheading", before: 14, after: 2 },
} as const;

/** Level-2 headings start at the edge of the page, so that readers can scan for them. */
export function setHeading(block: BlockOf<"heading">, place: Place): Row[] {
  const { before, after, ...above } = HEADING[block.level];
  const isBeside = block.level === 2 && place.column === place.sheet.margin;
  const style = isBeside ? "beside" : above.style;
  const hangs = block.level === 2 && place.column.x === place.sheet.text.x;
  const column = hangs ? place.sheet.wide : place.column;
  const tag = child(place.parent, `H${block.level}`);
  const rows = setText(plain(block.text), { ...place, column }, tag, styleAt(place, style), {
    isBalanced: true,
  });
  const id = block.id ?? nameOf(block.text);
  return keepAll(
    spaced(
      rows.map((each, index) => ({
        ...each,
        ...(index === 0 && block.level === 2 && { mark: { id, title: block.text, level: 2 } }),
      })),
      before,
      after,
    ),
  );
}

/** The anchor of a heading. */
const nameOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

export function setNumeral({ text }: BlockOf<"numeral">, place: Place): Row[] {
  const style = inColor(styleAt(place, "title"), accentAt(place));
  return setText(plain(text), place, child(place.parent, "P"), style);
}

const BAR = { width: 3, gap: 18 };

export function setQuote({ text }: BlockOf<"quote">, place: Place): Row[] {
  const { column, pen } = place;
  const inner = { x: column.x + BAR.gap, width: column.width - BAR.gap };
  const style = inColor(styleAt(place, "quote"), accentAt(place));
  const tag = child(child(place.parent, "BlockQuote"), "P");
  const rows = setText(text, { ...place, column: inner }, tag, style, { isBalanced: true });
  const height = rows.length * style.leading;
  const bar = { x: column.x, width: BAR.width, height: height - 4 };
  const marked = rows.map((each, index) => ({
    ...each,
    keepsNext: index < rows.length - 1,
    draw: (_: unknown, y: number) => {
      const drawBar = () => pen.box({ ...bar, y: y + 2 }, { fill: place.ink.fill }, 1.5);
      if (index === 0) pen.decoration(drawBar);
      each.draw(pen, y);
    },
  }));
  return spaced(marked, 19);
}
