import { colours } from "#app/design/palette.ts";
import { type BlockOf, plain } from "./blocks.ts";
import { inColor } from "./faces.ts";
import type { Area } from "./paper.ts";
import type { Paint } from "./pen.ts";
import { accentAt, type Place, styleAt } from "./place.ts";
import { child, join, keepAll, keepEdges, type Row, row, spaced, stack } from "./rows.ts";
import { setText } from "./set-text.ts";

const PADDING = 18;
const SPACE = { before: 18, after: 18 };
const RADIUS = 12;
/** A panel of this height may go on on the next page; a smaller one would leave two scraps. */
const MAY_PART = 300;

/** A panel around what it holds. */
export function setCallout({ look, title, blocks }: BlockOf<"callout">, place: Place): Row[] {
  const { column, ink } = place;
  const inner: Place = {
    ...place,
    column: { x: column.x + PADDING, width: column.width - 2 * PADDING },
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
    line: { stroke: colours.line.light, width: 1 },
    night: { fill: colours.night.light },
  }[look];
  if (stack(rows).height > MAY_PART) return cutPanel(rows, place, paint);
  const height = stack(rows).height + 2 * PADDING;
  const under: Row["draw"] = (pen, y) =>
    pen.decoration(() => pen.box({ ...column, y, height }, paint, RADIUS));
  return [join(rows, { padding: PADDING, under, ...SPACE })];
}

/** A row for each row inside, with its own slice of the panel. */
function cutPanel(rows: readonly Row[], { column }: Place, paint: Paint): Row[] {
  const { placed } = stack(rows);
  const slices = placed.map(({ row: each, y }, index) => {
    const previous = placed[index - 1];
    const isLast = index === placed.length - 1;
    const above = previous === undefined ? PADDING : y - previous.y - previous.row.height;
    const height = above + each.height + (isLast ? PADDING : 0);
    const ends = { isFirst: index === 0, isLast, isOutline: paint.fill === undefined };
    const draw: Row["draw"] = (pen, top) => {
      pen.decoration(() => pen.path(traceSlice({ ...column, y: top, height }, ends), paint));
      each.draw(pen, top + above);
    };
    return row(height, draw, { keepsNext: each.keepsNext });
  });
  return spaced(keepEdges(slices), SPACE.before);
}

/** Slices lie a little over each other: viewers show a hair of paper between shapes that only touch. */
const OVERLAP = 0.5;

type Ends = { readonly isFirst: boolean; readonly isLast: boolean; readonly isOutline: boolean };

function traceSlice({ x, y, width, height }: Area, { isFirst, isLast, isOutline }: Ends): string {
  const [right, bottom] = [x + width, y + height + (isLast || isOutline ? 0 : OVERLAP)];
  const arc = (toX: number, toY: number) => `A ${RADIUS} ${RADIUS} 0 0 1 ${toX} ${toY}`;
  // An outline has no line where the panel goes on.
  const cross = isOutline ? "M" : "L";
  const top = isFirst
    ? `L ${x} ${y + RADIUS} ${arc(x + RADIUS, y)} L ${right - RADIUS} ${y} ${arc(right, y + RADIUS)}`
    : `L ${x} ${y} ${cross} ${right} ${y}`;
  const foot = isLast
    ? `L ${right} ${bottom - RADIUS} ${arc(right - RADIUS, bottom)} L ${x + RADIUS} ${bottom} ${arc(x, bottom - RADIUS)}`
    : `L ${right} ${bottom}`;
  return `M ${x} ${isLast ? bottom - RADIUS : bottom} ${top} ${foot}`;
}
