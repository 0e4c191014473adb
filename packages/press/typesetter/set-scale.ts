import type { BlockOf, Text } from "./blocks.ts";
import { colours } from "./colours.ts";
import { baselineOf, inColor } from "./faces.ts";
import { drawChoices } from "./form.ts";
import type { Tag } from "./pen.ts";
import { accentAt, lineColorAt, type Place, styleAt } from "./place.ts";
import { child, join, type Row, row, spaced } from "./rows.ts";
import { setText } from "./set-text.ts";

const RING = { size: 22, gap: 9 };
const NUMBER_WIDTH = 26;
const PADDING = 10;

export function setScale({ name, choices, start, items }: BlockOf<"scale">, place: Place): Row[] {
  const list = child(place.parent, "L");
  const rows = items.map((text, index) =>
    setItem(
      { name: `${name}-${start + index}`, number: `${start + index}`, text, choices, list },
      place,
    ),
  );
  return spaced(rows, 12);
}

type Item = {
  readonly name: string;
  readonly number: string;
  readonly text: Text;
  readonly choices: readonly string[];
  readonly list: Tag;
};

function setItem({ name, number, text, choices, list }: Item, place: Place): Row {
  const { pen, column } = place;
  const item = child(list, "LI");
  const label = child(item, "Lbl");
  const parent = child(item, "LBody");
  const ringsWidth = choices.length * (RING.size + RING.gap);
  const inner = { x: column.x + NUMBER_WIDTH, width: column.width - NUMBER_WIDTH - ringsWidth - 8 };
  const style = styleAt(place, "sans");
  const numberStyle = inColor({ ...style, face: "sansHeavy" }, accentAt(place));
  const words = join(setText(text, { ...place, column: inner }, child(parent, "P"), style));
  const height = Math.max(words.height, RING.size) + 2 * PADDING;
  const right = column.x + column.width;

  return row(height, (_, y) => {
    const top = y + (height - words.height) / 2;
    pen.tagged(label, () =>
      pen.text(`${number} `, column.x, top + baselineOf(numberStyle), numberStyle),
    );
    words.draw(pen, top);
    const rings = choices.map((choice, index) => ({
      name: choice,
      area: {
        x: right - ringsWidth + RING.gap + index * (RING.size + RING.gap),
        y: y + (height - RING.size) / 2,
        width: RING.size,
        height: RING.size,
      },
    }));
    for (const ring of rings) drawRing(place, ring, parent);
    drawChoices(pen, { name, label: text.map((run) => run.text).join(""), parent, choices: rings });
    pen.decoration(() =>
      pen.line([column.x, y + height], [right, y + height], { stroke: lineColorAt(place) }),
    );
  });
}

function drawRing(
  place: Place,
  { name, area }: { name: string; area: { x: number; y: number; width: number } },
  parent: Tag,
): void {
  const { pen } = place;
  const style = styleAt(place, "small");
  const x = area.x + area.width / 2;
  const y = area.y + area.width / 2;
  pen.decoration(() =>
    pen.circle(x, y, area.width / 2 - 0.5, { stroke: colours.lineStrong, width: 0.8 }),
  );
  const left = x - pen.measure(name, style) / 2;
  pen.tagged(child(parent, "Span"), () =>
    pen.text(`${name} `, left, y - style.leading / 2 + baselineOf(style), style),
  );
}
