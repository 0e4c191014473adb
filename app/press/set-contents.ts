import { baselineOf, inColor } from "./faces.ts";
import { accentAt, lineColorAt, type Place, styleAt } from "./place.ts";
import { child, type Row, row, spaced } from "./rows.ts";

const LINE = 29;

/** One line for each chapter, with its page, and a link to it. */
export function setContents(place: Place): Row[] {
  const { column } = place;
  const toc = child(place.parent, "TOC");
  const name = styleAt(place, "subheading");
  const number = inColor(name, accentAt(place));
  const rows = place.chapters.map(({ id, title }) =>
    row(LINE, (pen, y) => {
      const baseline = y + baselineOf({ ...name, leading: LINE });
      const page = String(place.findPage(id) ?? "");
      const right = column.x + column.width - pen.measure(page, number);
      const item = child(toc, "TOCI");
      pen.linked(`#${id}`, { ...column, y, height: LINE }, item, `${title}, page ${page}`, () => {
        pen.text(`${title} `, column.x, baseline, name);
        pen.text(page, right, baseline, number);
      });
      pen.decoration(() =>
        pen.line([column.x, y + LINE], [column.x + column.width, y + LINE], {
          ...{ stroke: lineColorAt(place), width: 0.7 },
        }),
      );
    }),
  );
  return spaced(rows, 12);
}
