import type { BlockOf } from "./blocks.ts";
import { baselineOf, inColor, styles } from "./faces.ts";
import { accentAt, lineColorAt, type Place, styleAt } from "./place.ts";
import { child, edged, keepAll, type Row, spaced } from "./rows.ts";

const INDENT = { dot: 16, number: 22, box: 22 };
const ITEM_SPACE = { dot: 4, number: 6, box: 7 };

/** Bullets, numbers, or checkboxes. No item is left alone at either end of a page. */
export function setList({ marker, items }: BlockOf<"list">, place: Place): Row[] {
  const { column } = place;
  const indent = INDENT[marker];
  const inner = { x: column.x + indent, width: column.width - indent };
  const list = child(place.parent, "L");
  const rows = items.flatMap((blocks, index) => {
    const item = child(list, "LI");
    const parent = child(item, "LBody");
    const set = edged(place.setBlocks(blocks, { ...place, column: inner, parent }), 0);
    const drawMarker = () => MARKERS[marker](place, index + 1);
    const label = child(item, "Lbl");
    const marked = set.map((each, at): Row => {
      if (at > 0) return each;
      const draw: Row["draw"] = (pen, y) => {
        pen.tagged(label, () => drawMarker()(y));
        each.draw(pen, y);
      };
      return { ...each, draw, before: index === 0 ? 0 : ITEM_SPACE[marker] };
    });
    const isEdge = index === 0 || index === items.length - 2;
    return isEdge && index < items.length - 1 ? keepAll(marked) : marked;
  });
  return spaced(rows, 9);
}

const MARKERS = {
  dot: (place: Place) => (y: number) => {
    const middle = y + baselineOf(styles.body) - styles.body.size * 0.26;
    place.pen.circle(place.column.x + 4, middle, 2.1, { fill: place.ink.fill });
  },
  number: (place: Place, position: number) => (y: number) => {
    const style = inColor({ ...styleAt(place, "sans"), face: "sansHeavy" }, accentAt(place));
    place.pen.text(`${position} `, place.column.x, y + baselineOf(styles.body), style);
  },
  box: (place: Place) => (y: number) => {
    const area = { x: place.column.x + 0.5, y: y + 2.75, width: 10, height: 10 };
    const stroke = place.isNight ? lineColorAt(place) : BOX_COLOR;
    place.pen.box(area, { stroke, width: 0.9 }, 2.5);
  },
};

const BOX_COLOR = "#76857c";
