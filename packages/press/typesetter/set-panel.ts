import type { BlockOf } from "./blocks.ts";
import type { Column } from "./paper.ts";
import type { Place } from "./place.ts";
import { child, edged, join, keepTogether, type Row, spaced, stack } from "./rows.ts";

const SIDE_SPACE = { section: 24, label: 15, tight: 6 };

/** The label is in the margin, level with what it names. */
export function setSide({ label, blocks, isTight }: BlockOf<"side">, place: Place): Row[] {
  const { margin, column } = findSides(place);
  // Only sections get an element: each costs a hundred bytes, and elsewhere would tell a screen reader nothing.
  const isSection = label.some((block) => block.kind === "heading" && block.level === 2);
  const parent = isSection ? child(place.parent, "Sect") : place.parent;
  const inner = { ...place, parent, headings: "above" } as const;
  const labelRows = place.setBlocks(label, { ...inner, column: margin });
  const beside = stack(labelRows);
  const rows = edged(place.setBlocks(blocks, { ...inner, column }), 0);
  const { height } = stack(rows);
  const mark = labelRows.find((each) => each.mark)?.mark;
  let covered = 0;
  const set = rows.map((each, index): Row => {
    const isBeside = covered < beside.height;
    covered += each.height + each.after;
    const isLast = index === rows.length - 1;
    const draw: Row["draw"] = (pen, y) => {
      for (const { row, y: down } of beside.placed) row.draw(pen, y + down);
      each.draw(pen, y);
    };
    return {
      ...each,
      height: each.height + (isLast ? Math.max(0, beside.height - height) : 0),
      keepsNext: each.keepsNext || (isBeside && !isLast),
      ...(index === 0 && { draw, ...(mark && { mark }) }),
    };
  });
  return spaced(set, SIDE_SPACE[mark ? "section" : isTight ? "tight" : "label"]);
}

/** Text keeps the page's margin; narrower blocks make their own. */
function findSides({ sheet, column }: Place): { margin: Column; column: Column } {
  if (column === sheet.text) return { margin: sheet.margin, column };
  const margin = { x: column.x, width: column.width * 0.22 };
  const indent = margin.width + 18;
  return { margin, column: { x: column.x + indent, width: column.width - indent } };
}

const COLUMN_GAP = 24;

/** Columns of equal width. */
export function setColumns({ columns }: BlockOf<"columns">, place: Place): Row[] {
  const { x, width } = place.column;
  const each = (width - COLUMN_GAP * (columns.length - 1)) / columns.length;
  const stacks = columns.map((blocks, index) => {
    const column = { x: x + index * (each + COLUMN_GAP), width: each };
    return join(place.setBlocks(blocks, { ...place, column, parent: child(place.parent, "Sect") }));
  });
  const height = Math.max(...stacks.map((one) => one.height));
  const draw: Row["draw"] = (pen, y) => {
    for (const one of stacks) one.draw(pen, y);
  };
  return [{ height, draw, before: 14, after: 14, keepsNext: false }];
}

const SPARE_SPACE = { before: 22, after: 22 };

export const setTogether = ({ blocks }: BlockOf<"together">, place: Place): Row[] =>
  keepTogether(place.setBlocks(blocks, place));

export const setSpare = ({ blocks }: BlockOf<"spare">, place: Place): Row[] => [
  join(place.setBlocks(blocks, place), { ...SPARE_SPACE, isSpare: true }),
];

export const setWide = ({ blocks }: BlockOf<"wide">, place: Place): Row[] =>
  place.setBlocks(blocks, { ...place, column: place.sheet.wide });
