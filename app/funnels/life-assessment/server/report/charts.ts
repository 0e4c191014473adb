import { styles, type TextStyle } from "@kindling/press/faces";
import type { Area } from "@kindling/press/paper";
import type { Pen } from "@kindling/press/pen";
import { colours } from "#app/design/palette.ts";
import { AREAS } from "#app/domain/life-areas.ts";
import { areaTitles } from "#app/funnels/life-assessment/content/area-titles.ts";
import { findBand, type Measure } from "#app/funnels/life-assessment/rules/reliability.ts";
import { findScoreBand } from "#app/funnels/life-assessment/rules/score-band.ts";
import { at, inkOf, type Point } from "./drawing.ts";
import { drawRose, SOFT } from "./rose.ts";

const turned = (index: number, distance: number): Point => {
  const angle = (index / AREAS.length) * 2 * Math.PI - Math.PI / 2;
  return { x: Math.cos(angle) * distance, y: Math.sin(angle) * distance };
};

const CIRCLE_STEP = Math.PI / 2;
const RING = { thickness: 0.12 };

/** A score as a ring segment starting at the top, with figure and label inside. */
export function drawRing(
  pen: Pen,
  { x, y, width }: Pick<Area, "x" | "y" | "width">,
  { score, figure, fill, measure }: Bar & { readonly figure: TextStyle },
): void {
  const { label } = findScoreBand(score);
  const line = width * RING.thickness;
  const middle = { x: x + width / 2, y: y + width / 2 };
  const radius = (width - line) / 2;
  pen.circle(middle.x, middle.y, radius, { stroke: colours.line.light, width: line });
  const arcTo = (share: number, opacity: number) => {
    const paint = { stroke: fill, width: line, round: true, opacity };
    if (share === 100) pen.circle(middle.x, middle.y, radius, paint);
    else if (share > 0) pen.path(traceArc(middle, radius, share / 100), paint);
  };
  const { low, high } = measure ? findBand(score, measure) : { low: score, high: score };
  if (high > score) arcTo(high, SOFT.edge);
  if (score > low) arcTo(score, SOFT.reached);
  arcTo(low, 1);
  drawCentred(pen, String(score), { x: middle.x, y: middle.y + figure.size * 0.28 }, figure);
  const caption = { ...styles.small, size: figure.size * 0.36 };
  drawCentred(pen, label, { x: middle.x, y: middle.y + figure.size * 0.78 }, caption);
}

/** Traces an arc in quarters, a Bézier curve each. */
function traceArc(middle: Point, radius: number, share: number): string {
  const whole = share * 2 * Math.PI;
  const count = Math.ceil(whole / CIRCLE_STEP);
  const step = whole / count;
  const on = (angle: number): Point => ({
    x: middle.x + Math.sin(angle) * radius,
    y: middle.y - Math.cos(angle) * radius,
  });
  const bend = (4 / 3) * Math.tan(step / 4) * radius;
  const parts = Array.from({ length: count }, (_, index) => {
    const from = index * step;
    const to = (index + 1) * step;
    const start = on(from);
    const end = on(to);
    const first = { x: start.x + Math.cos(from) * bend, y: start.y + Math.sin(from) * bend };
    const second = { x: end.x - Math.cos(to) * bend, y: end.y - Math.sin(to) * bend };
    return `C ${at(first)} ${at(second)} ${at(end)}`;
  });
  return `M ${at(on(0))} ${parts.join(" ")}`;
}

/** A line of text centred on a point. */
function drawCentred(pen: Pen, words: string, { x, y }: Point, style: TextStyle): void {
  pen.text(words, x - pen.measure(words, style) / 2, y, style);
}

type Flower = Pick<
  Parameters<typeof drawRose>[1],
  "middle" | "radius" | "scores" | "before" | "isBare"
>;

/** The flower with its areas' names and scores. */
export function drawFlower(pen: Pen, flower: Flower): void {
  const { middle, radius, scores } = flower;
  const line = colours.inkSoft.light;
  drawRose(pen, { ...flower, petal: (area) => inkOf(area).fill, line });
  for (const [index, area] of AREAS.entries()) {
    const { x, y } = turned(index, radius * 1.13);
    const tip = { x: middle.x + x, y: middle.y + y };
    drawCorner(pen, tip, { index, name: areaTitles[area], score: scores.areas[area] });
  }
}

const NAME = { ...styles.sans, face: "sansBold", size: 8.5 } as const;
const FIGURE = { ...styles.sans, size: 8.5, color: colours.inkSoft.light } as const;
/** Offset of a corner's label from its tip. */
const CORNERS = [
  { x: 0, y: -22 },
  { x: 46, y: -13 },
  { x: 22, y: 18 },
  { x: -22, y: 18 },
  { x: -46, y: -13 },
] as const;

function drawCorner(
  pen: Pen,
  tip: Point,
  { index, name, score }: { index: number; name: string; score: number },
): void {
  const place = CORNERS[index] ?? CORNERS[0];
  const middle = { x: tip.x + place.x, y: tip.y + place.y };
  const [first = "", second] = name.split(/ (?=& )/);
  drawCentred(pen, first, middle, NAME);
  if (second) drawCentred(pen, second, { ...middle, y: middle.y + 10 }, NAME);
  drawCentred(pen, String(score), { ...middle, y: middle.y + 20.5 }, FIGURE);
}

const BAR = 6;

export type Bar = {
  readonly score: number;
  readonly fill: string;
  /** Its band becomes a soft edge; the overall score has none. */
  readonly measure?: Measure;
};

/** A score as a bar on its track. */
export function drawBar(
  pen: Pen,
  { x, y, width }: Omit<Area, "height">,
  { score, fill, measure }: Bar,
): void {
  const track = { x, y, width, height: BAR };
  const { low, high } = measure ? findBand(score, measure) : { low: score, high: score };
  pen.box(track, { fill: colours.line.light }, BAR / 2);
  const fillTo = (share: number, opacity: number) =>
    pen.box({ ...track, width: (width * share) / 100 }, { fill, opacity });
  pen.clipped(
    track,
    () => {
      if (high > score) fillTo(high, SOFT.edge);
      if (score > low) fillTo(score, SOFT.reached);
      if (low > 0) fillTo(low, 1);
    },
    BAR / 2,
  );
}
