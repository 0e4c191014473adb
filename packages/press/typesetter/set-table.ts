import type { BlockOf, Entry, Text } from "./blocks.ts";
import { colours } from "./colours.ts";
import { drawField, drawTick } from "./form.ts";
import type { Column } from "./paper.ts";
import type { Paint, Pen, Tag } from "./pen.ts";
import { accentAt, lineColorAt, type Place, styleAt } from "./place.ts";
import { child, join, keepEdges, keepTogether, type Row, row, spaced, stack } from "./rows.ts";
import { setText } from "./set-text.ts";

const CELL = { x: 10, y: 8, denseY: 3.6 };
/** Half of the thickest rule. */
const RULE = 0.6;

const SPACE = { wide: 16, dense: 10 };

/** Tables of at least this height may break across pages. */
const MAY_PART = 260;

/** Rows never break, and the head stays with the first row. */
export function setTable(block: BlockOf<"table">, place: Place): Row[] {
  const { head, rows, shares, isDense } = block;
  const tag = child(place.parent, "Table");
  const padding = isDense ? CELL.denseY : CELL.y;
  const widths = shareOut(place.column.width, shares ?? head.map(() => 1));
  const label = { ...styleAt(place, "label"), color: accentAt(place) };
  const heads = head.some((cell) => cell.length > 0)
    ? [setTableRow(head, place, { tag, widths, padding, style: label, isHead: true })]
    : [];
  const cells = rows.map((cells) =>
    setTableRow(cells, place, {
      tag,
      widths,
      padding,
      style: styleAt(place, "sans"),
      isHead: false,
    }),
  );
  const all = [...heads, ...cells];
  const isSmall = stack(all).height < MAY_PART;
  return spaced(isSmall ? keepTogether(all) : keepEdges(all), isDense ? SPACE.dense : SPACE.wide);
}

function shareOut(width: number, shares: readonly number[]): number[] {
  const all = shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share) => (width * share) / all);
}

type RowOptions = {
  readonly tag: Tag;
  readonly widths: readonly number[];
  /** Vertical padding of a cell. */
  readonly padding: number;
  readonly style: ReturnType<typeof styleAt>;
  readonly isHead: boolean;
};

function setTableRow(cells: readonly (Text | Entry)[], place: Place, options: RowOptions): Row {
  const { tag, widths, padding, style, isHead } = options;
  const line = child(tag, "TR");
  const columns = placeCells(widths, place);
  const stacks = cells.map((text, index) => {
    const cell = isHead ? child(line, "TH", { scope: "Column" }) : child(line, "TD");
    const inner = { ...place, column: columns[index] ?? place.column, parent: cell };
    return isEntry(text) ? setEntry(text, inner) : join(setText(text, inner, cell, style));
  });
  const blanks = isHead ? [] : findBlanks(cells, columns);
  const isOpen = blanks.length > 0;
  const least = isOpen ? WRITING : style.leading;
  const height = Math.max(least, ...stacks.map((each) => each.height)) + 2 * padding;
  const rule = isHead ? { stroke: accentAt(place), width: 1.2 } : { stroke: lineColorAt(place) };
  // Inside the row, because the next slice of a broken panel covers anything below.
  const drawRules = (pen: Pen, y: number) => {
    for (const { x, width } of blanks) pen.line([x, y], [x + width, y], blankRule(place));
    const { x, width } = place.column;
    if (!isOpen) pen.line([x, y], [x + width, y], rule);
  };
  return row(
    height,
    (pen, y) => {
      for (const each of stacks) each.draw(pen, y + (isOpen ? lastLine(height, each) : padding));
      pen.decoration(() => drawRules(pen, y + height - RULE));
    },
    { keepsNext: isHead },
  );
}

function placeCells(widths: readonly number[], { column }: Place): Column[] {
  let right = column.x;
  return widths.map((width, index) => {
    const x = right + (index === 0 ? 0 : CELL.x);
    right += width;
    return { x, width: width - CELL.x };
  });
}

/** The prompt stands on the writing line itself. */
const lastLine = (height: number, words: Row): number => height - words.height - 2;

/** Without padding; lower rows are too small for handwriting. */
const WRITING = 20;

/** The empty cells to write in, in a row with at most a prompt. */
function findBlanks(cells: readonly (Text | Entry)[], columns: readonly Column[]): Column[] {
  const isBlank = (cell: Text | Entry) => !isEntry(cell) && cell.length === 0;
  if (cells.length < 2 || !cells.slice(1).every(isBlank)) return [];
  return columns.filter((_, index) => isBlank(cells[index] ?? []));
}

const blankRule = ({ isNight }: Place): Paint => ({
  stroke: isNight ? colours.onNightSoft : colours.lineStrong,
  width: 0.6,
});

const isEntry = (cell: Text | Entry): cell is Entry => "kind" in cell;

const ENTRY = { height: 16, tick: 13 };

/** Room for a pen; on screen, the whole cell is a text field. */
function setEntry({ kind, name, label }: Entry, { column, parent, ink }: Place): Row {
  return row(ENTRY.height, (pen, y) => {
    const options = { name, label, parent, isBare: true };
    const { x, width } = column;
    if (kind === "tick") {
      const top = y + (ENTRY.height - ENTRY.tick) / 2;
      drawTick(pen, { x, y: top, width: ENTRY.tick, height: ENTRY.tick }, options);
      return;
    }
    const area = { x, y: y - 4, width, height: ENTRY.height + 8 };
    pen.decoration(() => pen.box(area, { fill: ink.soft, opacity: 0.55 }, 5));
    drawField(pen, area, options);
  });
}
