import type { Art } from "@kindling/press/book";
import type { Pen } from "@kindling/press/pen";
import { AREAS, type AreaKey, type AssessmentScores } from "#app/domain/life-areas.ts";
import { at, LAGOON, type Point } from "./drawing.ts";

/** The web page's petal: half widths at two heights of a petal 120 high. */
const BENDS = [
  { x: 34, y: 26 },
  { x: 44, y: 74 },
] as const;
const TIP = 120;

/** A petal from the rose's centre. */
function tracePetal(middle: Point, index: number, length: number): string {
  const angle = (index / AREAS.length) * 2 * Math.PI;
  const scale = length / TIP;
  const place = (x: number, y: number): string =>
    at({
      x: middle.x + (x * Math.cos(angle) + y * Math.sin(angle)) * scale,
      y: middle.y + (x * Math.sin(angle) - y * Math.cos(angle)) * scale,
    });
  const [low, high] = BENDS;
  const up = `${place(-low.x, low.y)} ${place(-high.x, high.y)} ${place(0, TIP)}`;
  const down = `${place(high.x, high.y)} ${place(low.x, low.y)} ${place(0, 0)}`;
  return `M ${place(0, 0)} C ${up} C ${down} Z`;
}

type Rose = {
  readonly middle: Point;
  readonly radius: number;
  /** By area, 0 to 100. */
  readonly lengths: readonly number[];
  readonly petal: (index: number) => string;
  readonly line: string;
};

/** The five areas as petals, surrounded by a stroke for each of the hundred answers. */
export function drawRose(pen: Pen, { middle, radius, lengths, petal, line }: Rose): void {
  const strokes = Array.from({ length: 100 }, (_, index) => {
    const angle = (index / 100) * 2 * Math.PI;
    const on = (distance: number) =>
      at({ x: middle.x + Math.sin(angle) * distance, y: middle.y - Math.cos(angle) * distance });
    return `M ${on(radius * 1.08)} L ${on(radius * 1.13)}`;
  });
  pen.path(strokes.join(" "), { stroke: line, width: 1, opacity: 0.5 });
  for (const share of [0.5, 1]) {
    pen.circle(middle.x, middle.y, radius * share, { stroke: line, width: 0.7, opacity: 0.2 });
  }
  for (const index of AREAS.keys()) {
    pen.path(tracePetal(middle, index, radius), { stroke: line, width: 0.8, opacity: 0.35 });
  }
  for (const [index, length] of lengths.entries()) {
    if (length > 0)
      pen.path(tracePetal(middle, index, (radius * length) / 100), { fill: petal(index) });
  }
}

/** The reader's rose at the right of a band, with one petal highlighted, or all of them. */
export const drawBandRose =
  ({ areas }: AssessmentScores, own?: AreaKey): Art =>
  (pen, { width }) =>
    drawRose(pen, {
      middle: { x: width - 132, y: 124 },
      radius: 104,
      lengths: AREAS.map((area) => areas[area]),
      petal: (index) => (own === undefined || AREAS[index] === own ? LAGOON.onFill : PALE),
      line: LAGOON.onFill,
    });

/** Lagoon at half strength. */
const PALE = "#8adccd";
