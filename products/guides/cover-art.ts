import type { Art } from "@kindling/press/book";
import type { Pen } from "@kindling/press/pen";
import type { Cover } from "../../app/funnels/dating-quiz/rules/cover.ts";
import { COVER } from "../../app/funnels/dating-quiz/rules/cover.ts";

const drawShapes = (pen: Pen, { shapes }: Cover): void => {
  for (const { d, fill } of shapes) pen.path(d, { fill });
};

/** The picture of the cover, as wide as the page. A page is broader than a book, so the title's room is cropped. */
export const drawPage =
  (cover: Cover): Art =>
  (pen, { width, height }) => {
    const scale = width / COVER.width;
    pen.scaled({ x: 0, y: height - COVER.height * scale, scale }, () => drawShapes(pen, cover));
  };

const DISC = { r: 84, fromRight: 130, y: 126 };
/** The square of the cover that has the picture in it. */
const PICTURE = { x: 100, y: 200, size: 200 };

/** The same picture through a round window, beside a title. */
export const drawWindow =
  (cover: Cover): Art =>
  (pen, { width }) => {
    const { r, fromRight, y } = DISC;
    const x = width - fromRight;
    const scale = (2 * r) / PICTURE.size;
    pen.circle(x, y, r, { fill: cover.ink, opacity: 0.08 });
    pen.clipped(
      { x: x - r, y: y - r, width: 2 * r, height: 2 * r },
      () =>
        pen.scaled({ x: x - PICTURE.x * scale, y: y - PICTURE.y * scale, scale }, () =>
          drawShapes(pen, cover),
        ),
      r,
    );
  };
