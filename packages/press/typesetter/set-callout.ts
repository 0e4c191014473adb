import { type BlockOf, plain } from "./blocks.ts";
import { colours } from "./colours.ts";
import { inColor } from "./faces.ts";
import type { Area } from "./paper.ts";
import type { Paint } from "./pen.ts";
import { accentAt, type Place, styleAt } from "./place.ts";
import { child, join, keepAll, keepEdges, type Row, row, spaced, stack } from "./rows.ts";
import { setText } from "./set-text.ts";

const PANEL = { padding: 18, radius: 12, space: 18 };
/** Padding in a column, where the usual one would leave too little room for words. */
const NARROW = { padding: 15, radius: 10, space: 11, below: 260 };
/** Panels of at least this height may break across pages; smaller ones would leave two scraps. */
const MAY_PART = 300;

/** A panel around its content. */
export function setCallout(block: BlockOf<"callout">, place: Place): Row[] {
  const { look, title, blocks, isWhole = false } = block;
  const { column, ink } = place;
  const shape = column.width < NARROW.below ? NARROW : PANEL;
  const { padding, radius, space } = shape;
  const inner: Place = {
    ...place,
    column: { x: column.x + padding, width: column.width - 2 * padding },
    parent: child(place.parent, "Sect"),
    isNight: look === "night",
  };
  const heading = inColor(styleAt(inner, "subheading"), accentAt(inner));
  const titleRows = title
    ? keepAll(spaced(setText(plain(title), inner, child(inner.parent, "P"), heading), 0, 3))
    : [];
  const rows = [...titleRows, ...place.setBlocks(blocks, inner)];
  const paint = {
    soft: { fill: ink.soft },
    line: { stroke: colours.line, width: 1 },
    night: { fill: colours.night },
  }[look];
  if (!isWhole && stack(rows).height > MAY_PART) return cutPanel(rows, place, paint, shape);
  const height = stack(rows).height + 2 * padding;
  const under: Row["draw"] = (pen, y) =>
    pen.decoration(() => pen.box({ ...column, y, height }, paint, radius));
  return [join(rows, { padding, under, before: space, after: space })];
}

type Shape = typeof PANEL;

/** One row per inner row, each with its slice of the panel. */
function cutPanel(rows: readonly Row[], { column }: Place, paint: Paint, shape: Shape): Row[] {
  const { padding, radius, space } = shape;
  const { placed } = stack(rows);
  const slices = placed.map(({ row: each, y }, index) => {
    const previous = placed[index - 1];
    const isLast = index === placed.length - 1;
    const above = previous === undefined ? padding : y - previous.y - previous.row.height;
    const height = above + each.height + (isLast ? padding : 0);
    const ends = { radius, isFirst: index === 0, isLast, isOutline: paint.fill === undefined };
    const draw: Row["draw"] = (pen, top) => {
      pen.decoration(() => pen.path(traceSlice({ ...column, y: top, height }, ends), paint));
      each.draw(pen, top + above);
    };
    return row(height, draw, { keepsNext: each.keepsNext });
  });
  return spaced(keepEdges(slices), space);
}

/** Slices overlap slightly: viewers show hairlines between shapes that only touch. */
const OVERLAP = 0.5;

type Ends = {
  readonly radius: number;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** Whether the panel has only a border, which is open where the panel continues on another page. */
  readonly isOutline: boolean;
};

function traceSlice(
  { x, y, width, height }: Area,
  { radius, isFirst, isLast, isOutline }: Ends,
): string {
  const right = x + width;
  const bottom = y + height + (isLast || isOutline ? 0 : OVERLAP);
  const arc = (toX: number, toY: number) => `A ${radius} ${radius} 0 0 1 ${toX} ${toY}`;
  const cross = isOutline ? "M" : "L";
  const top = isFirst
    ? `L ${x} ${y + radius} ${arc(x + radius, y)} L ${right - radius} ${y} ${arc(right, y + radius)}`
    : `L ${x} ${y} ${cross} ${right} ${y}`;
  const foot = isLast
    ? `L ${right} ${bottom - radius} ${arc(right - radius, bottom)} L ${x + radius} ${bottom} ${arc(x, bottom - radius)}`
    : `L ${right} ${bottom}`;
  return `M ${x} ${isLast ? bottom - radius : bottom} ${top} ${foot}`;
}
