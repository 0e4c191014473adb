import type { BlockOf, Entry, Text } from "./blocks.ts";
import { drawField, drawTick } from "./form.ts";
import type { Tag } from "./pen.ts";
import { accentAt, lineColorAt, type Place, styleAt } from "./place.ts";
import { child, join, keepEdges, keepTogether, type Row, row, spaced, stack } from "./rows.ts";
import { setText } from "./set-text.ts";

const CELL = { x: 10, y: 8, denseY: 3.6 };

const SPACE = { wide: 16, dense: 10 };

/** A table of this height may go on on the next page. */
const MAY_PART = 260;

/** Rows are never parted, and the head stays with the first of them. */
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
      ...{ tag, widths, padding, style: styleAt(place, "sans"), isHead: false },
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
  /** Above and below what stands in a cell. */
  readonly padding: number;
  readonly style: ReturnType<typeof styleAt>;
  readonly isHead: boolean;
};

function setTableRow(cells: readonly (Text | Entry)[], place: Place, options: RowOptions): Row {
  const { tag, widths, padding, style, isHead } = options;
  const line = child(tag, "TR");
  let x = place.column.x;
  const stacks = cells.map((text, index) => {
    const width = widths[index] ?? 0;
    const column = { x: x + (index === 0 ? 0 : CELL.x), width: width - CELL.x };
    x += width;
    const cell = isHead ? child(line, "TH", { scope: "Column" }) : child(line, "TD");
    const inner = { ...place, column, parent: cell };
    return isEntry(text) ? setEntry(text, inner) : join(setText(text, inner, cell, style));
  });
  const height = Math.max(style.leading, ...stacks.map((each) => each.height)) + 2 * padding;
  const rule = isHead ? { stroke: accentAt(place), width: 1.2 } : { stroke: lineColorAt(place) };
  return row(
    height,
    (pen, y) => {
      for (const each of stacks) each.draw(pen, y + padding);
      const { x: left, width } = place.column;
      pen.decoration(() => pen.line([left, y + height], [left + width, y + height], rule));
    },
    { keepsNext: isHead },
  );
}

const isEntry = (cell: Text | Entry): cell is Entry => "kind" in cell;

const ENTRY = { height: 16, tick: 13 };

/** Room for a pen; on the screen, the whole cell takes what is typed. */
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
