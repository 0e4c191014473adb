import type { BlockOf } from "./blocks.ts";
import { type Place, styleAt } from "./place.ts";
import { child, keepAll, type Row, row, spaced } from "./rows.ts";
import { setText } from "./set-text.ts";

const SPACE = 16;

/** A vector picture with its text alternative. */
export function setFigure(block: BlockOf<"figure">, place: Place): Row[] {
  const { alt, height, caption, space = SPACE } = block;
  const { x, width } = place.column;
  const picture = row(height, (pen, y) => {
    const draw = () => block.draw(pen, { x, y, width, height });
    if (alt === "") return pen.decoration(draw);
    const bbox = [x, y, x + width, y + height] as const;
    pen.tagged(child(place.parent, "Figure", { alt, bbox }), draw);
  });
  if (caption === undefined) return spaced([picture], space);
  const tag = child(place.parent, "Caption");
  const words = setText(caption, place, tag, styleAt(place, "small"));
  return spaced([...keepAll([picture]), ...spaced(words, 8)], space);
}
