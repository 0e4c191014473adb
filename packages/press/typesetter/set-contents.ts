import { baselineOf, inColor } from "./faces.ts";
import { accentAt, lineColorAt, type Place, styleAt } from "./place.ts";
import { child, type Row, row, spaced } from "./rows.ts";

const LINE = { bare: 27, withSubtitle: 35.5 };

/** One linked line per chapter, with its page number. */
export function setContents(place: Place): Row[] {
  const { column } = place;
  const toc = child(place.parent, "TOC");
  const name = styleAt(place, "subheading");
  const number = inColor(name, accentAt(place));
  const small = styleAt(place, "small");
  const rows = place.chapters.map(({ id, title, subtitle }) => {
    const line = subtitle === undefined ? LINE.bare : LINE.withSubtitle;
    return row(line, (pen, y) => {
      const baseline = y + baselineOf({ ...name, leading: LINE.bare });
      const page = String(place.findPage(id) ?? "");
      const right = column.x + column.width - pen.measure(page, number);
      const item = child(toc, "TOCI");
      pen.linked(`#${id}`, { ...column, y, height: line }, item, `${title}, page ${page}`, () => {
        pen.text(`${title} `, column.x, baseline, name);
        pen.text(page, right, baseline, number);
        if (subtitle) pen.text(subtitle, column.x, baseline + 13, small);
      });
      pen.decoration(() =>
        pen.line([column.x, y + line], [column.x + column.width, y + line], {
          stroke: lineColorAt(place),
          width: 0.7,
        }),
      );
    });
  });
  return spaced(rows, 12);
}
