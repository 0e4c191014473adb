import { type BlockOf, plain } from "./blocks.ts";
import { colours } from "./colours.ts";
import { baselineOf, inColor, styles } from "./faces.ts";
import { drawField, drawTick } from "./form.ts";
import type { Area } from "./paper.ts";
import type { Tag } from "./pen.ts";
import { accentAt, type Place, styleAt } from "./place.ts";
import { child, join, keepAll, type Row, row, spaced } from "./rows.ts";
import { setText } from "./set-text.ts";

const BOX = { height: 76, gap: 5, padding: 7, radius: 8, tick: 11 };
const DAYS_OF_A_WEEK = 7;

export function setCalendar({ name, weeks }: BlockOf<"calendar">, place: Place): Row[] {
  const { column } = place;
  const width = (column.width - BOX.gap * (DAYS_OF_A_WEEK - 1)) / DAYS_OF_A_WEEK;
  const label = inColor(styleAt(place, "label"), accentAt(place));
  return weeks.flatMap(({ title, days, note }) => {
    const parent = child(place.parent, "Sect");
    const heading = setText(plain(title), place, child(parent, "P"), label);
    const list = child(parent, "L");
    const boxes = row(BOX.height, (_, y) => {
      for (const [index, day] of days.entries()) {
        const area = { x: column.x + index * (width + BOX.gap), y, width, height: BOX.height };
        drawDay(place, { ...day, name: `${name}-${day.number}`, area, parent: child(list, "LI") });
      }
      const x = column.x + days.length * (width + BOX.gap);
      const rest = { x, y, width: column.x + column.width - x, height: BOX.height };
      if (note) drawNote(place, { title: note, name: `${name}-note`, area: rest, parent });
    });
    return spaced([...keepAll(heading), { ...boxes, before: 4 }], 11);
  });
}

type Box = {
  readonly title: string;
  readonly name: string;
  readonly area: Area;
  readonly parent: Tag;
};

type Day = Box & { readonly number: number };

function drawNote(place: Place, { title, name, area, parent }: Box): void {
  const { pen, ink } = place;
  const style = inColor(styleAt(place, "label"), accentAt(place));
  const y = area.y + BOX.padding;
  pen.decoration(() => pen.box(area, { fill: ink.soft }, BOX.radius));
  pen.tagged(child(parent, "P"), () =>
    pen.text(`${title} `, area.x + BOX.padding, y + baselineOf(style), style),
  );
  const field = {
    ...area,
    y: y + style.leading,
    height: area.height - style.leading - BOX.padding,
  };
  drawField(pen, field, { name, label: title, parent, isMultiline: true, isBare: true });
}

function drawDay(place: Place, { number, title, name, area, parent }: Day): void {
  const { pen } = place;
  const column = { x: area.x + BOX.padding, width: area.width - 2 * BOX.padding };
  const numeral = inColor({ ...styles.heading, size: 17 }, accentAt(place));
  const style = { ...styleAt(place, "small"), size: 8, leading: 10, color: colours.ink };
  pen.decoration(() => pen.box(area, { stroke: colours.line }, BOX.radius));
  const top = area.y + BOX.padding;
  pen.tagged(child(parent, "Lbl"), () =>
    pen.text(`${number} `, column.x, top + baselineOf(numeral) - 3, numeral),
  );
  const body = child(parent, "LBody");
  const words = join(setText(plain(title), { ...place, column }, child(body, "P"), style));
  words.draw(pen, area.y + BOX.height - BOX.padding - words.height);
  const x = area.x + area.width - BOX.padding - BOX.tick;
  const box = { x, y: top, width: BOX.tick, height: BOX.tick };
  drawTick(pen, box, { name, label: `Day ${number}: ${title}`, parent: body });
}
