import { colours } from "#app/design/palette.ts";
import { type BlockOf, plain } from "./blocks.ts";
import { inColor } from "./faces.ts";
import { accentAt, type Place, styleAt } from "./place.ts";
import { child, join, keepAll, type Row, spaced, stack } from "./rows.ts";
import { setText } from "./set-text.ts";

const PANEL = { padding: 20, radius: 12, space: 20 };
/** In a column of a page, the same space would leave too little for words. */
const NARROW = { padding: 15, radius: 10, space: 11, below: 260 };

/** A panel that stays in one piece, from edge to edge of its column. */
export function setCallout({ look, title, blocks }: BlockOf<"callout">, place: Place): Row[] {
  const { column, ink } = place;
  const { padding, radius, space } = column.width < NARROW.below ? NARROW : PANEL;
  const inner: Place = {
    ...place,
    column: { x: column.x + padding, width: column.width - 2 * padding },
    parent: child(place.parent, "Sect"),
    isNight: look === "night",
  };
  const heading = inColor(styleAt(inner, "subheading"), accentAt(inner));
  const titleRows = title
    ? keepAll(spaced(setText(plain(title), inner, child(inner.parent, "P"), heading), 0, 4))
    : [];
  const rows = [...titleRows, ...place.setBlocks(blocks, inner)];
  const { height } = stack(rows);
  const area = { ...column, height: height + 2 * padding - 4 };
  const paints = {
    soft: { fill: ink.soft },
    line: { stroke: colours.line.light, width: 1 },
    night: { fill: colours.night.light },
  };
  const under: Row["draw"] = (pen, y) =>
    pen.decoration(() => pen.box({ ...area, y }, paints[look], radius));
  return [join(rows, { ...{ padding: padding - 2, under }, ...{ before: space, after: space } })];
}

/** The label stands in the margin, on the height of what it names. */
export function setSide({ label, blocks, isTight }: BlockOf<"side">, place: Place): Row[] {
  const { sheet } = place;
  const hasMargin = place.column.x === sheet.text.x;
  const margin = hasMargin ? sheet.margin : { ...place.column, width: place.column.width * 0.24 };
  const column = hasMargin
    ? place.column
    : {
        x: margin.x + margin.width + 18,
        width: place.column.width - margin.width - 18,
      };
  const parent = child(place.parent, "Sect");
  const beside = stack(place.setBlocks(label, { ...place, column: margin, parent }));
  const rows = place.setBlocks(blocks, { ...place, column, parent });
  let covered = 0;
  const set = rows.map((each, index): Row => {
    const isBeside = covered < beside.height;
    covered += each.height + each.after;
    const isLast = index === rows.length - 1;
    const missing = isLast ? Math.max(0, beside.height - stack(rows).height) : 0;
    const drawBeside: Row["draw"] = (pen, y) => {
      for (const { row, y: down } of beside.placed) row.draw(pen, y + down);
      each.draw(pen, y);
    };
    return {
      ...each,
      height: each.height + missing,
      keepsNext: each.keepsNext || (isBeside && !isLast),
      ...(index === 0 && { draw: drawBeside }),
    };
  });
  return spaced(set, isTight ? 6 : 18);
}

const COLUMN_GAP = 24;

/** Columns of the same width, side by side. */
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

export const setTogether = ({ blocks }: BlockOf<"together">, place: Place): Row[] =>
  place.setBlocks(blocks, place).map((each, index, all) => ({
    ...each,
    keepsNext: index < all.length - 1 || each.keepsNext,
  }));

export const setWide = ({ blocks }: BlockOf<"wide">, place: Place): Row[] =>
  place.setBlocks(blocks, { ...place, column: place.sheet.wide });
