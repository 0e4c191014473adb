import { type BlockOf, plain } from "./blocks.ts";
import { colours } from "./colours.ts";
import { drawField, drawTick } from "./form.ts";
import { type Place, styleAt } from "./place.ts";
import { child, join, keepAll, type Row, row, spaced } from "./rows.ts";
import { setText } from "./set-text.ts";

/** Line spacing for handwriting. */
const LINE_HEIGHT = 24;

export function setLines({ count, prompt }: BlockOf<"lines">, place: Place): Row[] {
  const { column } = place;
  const asked = prompt
    ? keepAll(setText(prompt, place, child(place.parent, "P"), styleAt(place, "body")))
    : [];
  const rules = Array.from({ length: count }, (_, index) =>
    row(
      LINE_HEIGHT,
      (pen, y) =>
        pen.decoration(() => {
          const down = y + LINE_HEIGHT - 2;
          const stroke = place.isNight ? colours.onNightSoft : colours.lineStrong;
          pen.line([column.x, down], [column.x + column.width, down], { stroke, width: 0.6 });
        }),
      { keepsNext: index < count - 1 },
    ),
  );
  return spaced([...asked, ...rules], 12);
}

const FIELD = { line: 18, padding: 6 };

/** A text field; on paper, room for a pen. */
export function setField({ name, label, lines = 1 }: BlockOf<"field">, place: Place): Row[] {
  const { column, parent } = place;
  const asked = setText(plain(label), place, child(parent, "P"), styleAt(place, "label"));
  const height = lines * FIELD.line + FIELD.padding;
  const box = row(height, (pen, y) =>
    drawField(pen, { ...column, y, height }, { name, label, parent, isMultiline: lines > 1 }),
  );
  return [join([...asked, { ...box, before: 3 }], { before: 10, after: 10 })];
}

const TICK = 12;

export function setTick({ name, text }: BlockOf<"tick">, place: Place): Row[] {
  const { column, parent } = place;
  const inner = { x: column.x + TICK + 10, width: column.width - TICK - 10 };
  const rows = setText(
    text,
    { ...place, column: inner },
    child(parent, "P"),
    styleAt(place, "body"),
  );
  const label = text.map((run) => run.text).join("");
  const under: Row["draw"] = (pen, y) =>
    drawTick(pen, { x: column.x, y: y + 1.75, width: TICK, height: TICK }, { name, label, parent });
  return [join(rows, { under, before: 6, after: 6 })];
}
