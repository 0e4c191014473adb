import type { BlockOf } from "./blocks.ts";
import { colours } from "./colours.ts";
import { styles } from "./faces.ts";
import type { Place } from "./place.ts";
import { child, join, type Row } from "./rows.ts";
import { setText } from "./set-text.ts";

const BUBBLE = { padding: 11, radius: 11, width: 0.86, space: 5 };

/** A chat message: ours on the right, theirs on the left. */
export function setMessage({ from, text }: BlockOf<"message">, place: Place): Row[] {
  const { ink, parent } = place;
  const isOurs = from === "you";
  const width = place.column.width * BUBBLE.width;
  const x = isOurs ? place.column.x + place.column.width - width : place.column.x;
  const column = { x: x + BUBBLE.padding, width: width - 2 * BUBBLE.padding };
  const inner = { ...place, column, isNight: false };
  const rows = setText(text, inner, child(parent, "P"), styles.sans);
  const height = rows.length * styles.sans.leading + 2 * BUBBLE.padding - 4;
  const paint = isOurs ? { fill: ink.soft } : { stroke: colours.line };
  const under: Row["draw"] = (pen, y) =>
    pen.decoration(() => pen.box({ x, y, width, height }, paint, BUBBLE.radius));
  return [
    join(rows, {
      padding: BUBBLE.padding - 2,
      under,
      before: BUBBLE.space,
      after: BUBBLE.space,
    }),
  ];
}
