import type { Art } from "@kindling/press/book";
import type { Pen } from "@kindling/press/pen";
import { AREAS, type AreaKey, type AssessmentScores } from "#app/domain/life-areas.ts";
import { findBand } from "../../rules/reliability.ts";
import { at, inkOf, LAGOON, type Point } from "./drawing.ts";

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

/** Opacity up to the upper end of a band, and from its lower end to the score. */
export const SOFT = { edge: 0.26, reached: 0.7 };

type Rose = {
  readonly middle: Point;
  readonly radius: number;
  readonly scores: Pick<AssessmentScores, "areas">;
  /** Earlier petals, drawn as outlines over these. */
  readonly before?: AssessmentScores["areas"];
  readonly petal: (area: AreaKey) => string;
  /** Whether this petal has a soft edge; by default all have. */
  readonly hasBand?: (area: AreaKey) => boolean;
  readonly line: string;
  /** The petals alone, without soft edges. */
  readonly isBare?: boolean;
};

function drawGround(pen: Pen, middle: Point, radius: number, line: string): void {
  // A dashed circle: a hundred paths on each of six pages were a tenth of the file.
  const ring = radius * 1.105;
  pen.circle(middle.x, middle.y, ring, {
    stroke: line,
    width: radius * 0.05,
    opacity: 0.5,
    dash: { length: 1, pitch: (2 * Math.PI * ring) / 100 },
  });
  for (const share of [0.5, 1]) {
    pen.circle(middle.x, middle.y, radius * share, { stroke: line, width: 0.7, opacity: 0.2 });
  }
  for (const index of AREAS.keys()) {
    pen.path(tracePetal(middle, index, radius), { stroke: line, width: 0.8, opacity: 0.35 });
  }
}

/** Lengths with their opacities: the band is a soft edge. */
function layersOf(score: number): readonly (readonly [number, number])[] {
  const { low, high } = findBand(score, "area");
  return [
    [high, SOFT.edge],
    [score, SOFT.reached],
    [low, 1],
  ];
}

/** The five areas as petals, surrounded by a stroke for each of the hundred answers. */
export function drawRose(
  pen: Pen,
  { middle, radius, scores, before, petal, line, isBare, hasBand = () => true }: Rose,
): void {
  if (isBare !== true) drawGround(pen, middle, radius, line);
  for (const [index, area] of AREAS.entries()) {
    const isSoft = isBare !== true && hasBand(area);
    const score = scores.areas[area];
    for (const [length, opacity] of isSoft ? layersOf(score) : [[score, 1] as const]) {
      if (length === 0) continue;
      pen.path(tracePetal(middle, index, (radius * length) / 100), { fill: petal(area), opacity });
    }
    const length = before?.[area] ?? 0;
    if (length > 0) {
      pen.path(tracePetal(middle, index, (radius * length) / 100), { stroke: line, width: 1.2 });
    }
  }
}

/** The reader's flower at the right of a band in the area's ink, with the area's petal highlighted. */
export const drawAreaBand =
  (scores: AssessmentScores, own: AreaKey): Art =>
  (pen, { width }) => {
    const { onFill, soft } = inkOf(own);
    drawRose(pen, {
      ...bandPlace(width),
      scores,
      petal: (area) => (area === own ? onFill : soft),
      hasBand: (area) => area === own,
      line: onFill,
    });
  };

/** The same flower with all petals alike, on the report's own ink. */
export const drawBandRose =
  (scores: AssessmentScores): Art =>
  (pen, { width }) =>
    drawRose(pen, {
      ...bandPlace(width),
      scores,
      petal: () => LAGOON.onFill,
      line: LAGOON.onFill,
    });

const bandPlace = (width: number) => ({ middle: { x: width - 132, y: 124 }, radius: 104 });
