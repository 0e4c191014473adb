import { plain } from "./blocks.ts";
import type { Chapter, Cover } from "./book.ts";
import { baselineOf, inColor, styles, type TextStyle } from "./faces.ts";
import type { Column } from "./paper.ts";
import type { Pen } from "./pen.ts";
import { accentAt, type Place, styleAt } from "./place.ts";
import { child, type Row, row, spaced, stack } from "./rows.ts";
import { setText } from "./set-text.ts";

/** Some name a person. */
const TITLE = { isBalanced: true, cutsWords: true } as const;

/** The cover: full-bleed colour, and the title where the art leaves room. */
export function drawCover(cover: Cover, place: Place): void {
  const { pen, sheet } = place;
  const page = { x: 0, y: 0, width: sheet.width, height: sheet.height };
  pen.decoration(() => {
    pen.box(page, { fill: cover.ground });
    pen.clipped(page, () => cover.art(pen, page));
  });
  const sect = child(place.parent, "Sect");
  const text = (words: string, style: TextStyle, column: Column): Row[] =>
    setText(plain(words), { ...place, column }, child(sect, "P"), style, TITLE);
  const column = { x: sheet.wide.x, width: sheet.wide.width * 0.86 };
  const eyebrow = inColor(styles.label, cover.onGroundSoft);
  const rows = [
    ...text(cover.title, inColor(styles.display, cover.onGround), column),
    ...spaced(text(cover.subtitle, inColor(styles.lead, cover.onGround), column), 18),
    ...spaced(text(cover.foot, eyebrow, column), 30),
  ];
  drawStack(pen, text(cover.eyebrow, eyebrow, column), sheet.body.y - 6);
  const foot = sheet.height - 54 - stack(rows).height;
  drawStack(pen, rows, cover.titleAt === "head" ? sheet.body.y + 34 : foot);
}

function drawStack(pen: Pen, rows: readonly Row[], top: number): void {
  for (const { row: each, y } of stack(rows).placed) each.draw(pen, top + y);
}

const BAND = { height: 240, foot: 28, space: 26 };

/** A chapter's opener. A band bleeds over the body's edges, so it must start a page. */
export function setOpener({ id, title, opener }: Chapter, place: Place): Row {
  const { sheet, ink } = place;
  const isBand = opener.look === "band";
  const color = isBand ? (opener.onGround ?? ink.onFill) : styles.title.color;
  const labelColor = isBand ? color : accentAt(place);
  const column = { x: sheet.wide.x, width: sheet.wide.width * (isBand ? 0.64 : 0.86) };
  const text = (words: string | undefined, tag: string, style: TextStyle, before: number) =>
    words === undefined
      ? []
      : spaced(
          setText(plain(words), { ...place, column }, child(place.parent, tag), style, TITLE),
          before,
          0,
        );
  const rows = [
    ...text(opener.label, "P", inColor(styles.label, labelColor), 0),
    ...text(title, "H1", inColor(styles.title, color), 8),
    ...text(opener.subtitle, "P", inColor(styles.lead, isBand ? color : styles.small.color), 10),
  ];
  const { height } = stack(rows);
  const mark = { id, title, level: 1 } as const;
  if (!isBand) {
    const draw: Row["draw"] = (pen, y) => drawStack(pen, rows, y);
    return row(height, draw, { mark, keepsNext: true, after: 22 });
  }
  const draw: Row["draw"] = (pen) => {
    const band = { x: 0, y: 0, width: sheet.width, height: BAND.height };
    pen.decoration(() => {
      pen.box(band, { fill: opener.ground ?? ink.fill });
      const { art } = opener;
      if (art) pen.clipped(band, () => art(pen, band));
    });
    drawStack(pen, rows, BAND.height - BAND.foot - height);
  };
  return row(BAND.height - sheet.body.y, draw, { mark, keepsNext: true, after: BAND.space });
}

/** The footer of every page but the cover. */
export function drawFoot(place: Place, title: string, page: number): void {
  const { pen, sheet } = place;
  const style = { ...styleAt(place, "small"), size: 7.5 };
  const baseline = sheet.height - 36 + baselineOf(style) - style.leading / 2;
  const number = { ...style, face: "sansBold" as const, color: accentAt(place) };
  pen.decoration(() => {
    pen.text(title, sheet.wide.x, baseline, style);
    const right = sheet.wide.x + sheet.wide.width - pen.measure(String(page), number);
    pen.text(String(page), right, baseline, number);
  }, "Pagination");
}
