import type { Area } from "@kindling/press/paper";
import type { Pen } from "@kindling/press/pen";
import { ARCHETYPES, type Archetype } from "../../app/domain/archetypes.ts";
import { INKS, NIGHT, ON_NIGHT, ROSE } from "./inks.ts";
import { drawSign } from "./signs.ts";

/** Returns the places of five things on a circle, the first one at the top. */
export function placeInRing(x: number, y: number, radius: number) {
  return ARCHETYPES.map((archetype, index) => {
    const angle = (index / ARCHETYPES.length) * 2 * Math.PI - Math.PI / 2;
    return { archetype, x: x + Math.cos(angle) * radius, y: y + Math.sin(angle) * radius };
  });
}

/** Five circles that overlap in the middle: five patterns, one heart of it. */
export function drawCoverArt(pen: Pen, { width }: Area): void {
  const ring = placeInRing(width / 2 + 52, 262, 104);
  for (const { archetype, x, y } of ring) {
    pen.circle(x, y, 132, { fill: INKS[archetype].fill, opacity: 0.8 });
  }
  for (const { archetype, x, y } of placeInRing(width / 2 + 52, 262, 158)) {
    drawSign(pen, archetype, { x, y, r: 34 }, NIGHT);
  }
}

/** The sign of a pattern, as large as its band. */
export const drawBandSign =
  (archetype: Archetype) =>
  (pen: Pen, { width, height }: Area): void => {
    const { fill, onFill } = INKS[archetype];
    const x = width - 120;
    const y = height * 0.47;
    pen.circle(x, y, 206, { fill: "#ffffff", opacity: 0.16 });
    pen.circle(x, y, 144, { fill });
    drawSign(pen, archetype, { x, y, r: 98 }, onFill);
  };

/** The left of a band is for its title, the right for its picture. */
const MIDDLE = { fromRight: 116, y: 116 };

export function drawBandRing(pen: Pen, { width }: Area): void {
  const x = width - MIDDLE.fromRight;
  for (const { archetype, ...at } of placeInRing(x, MIDDLE.y, 42)) {
    pen.circle(at.x, at.y, 55, { fill: INKS[archetype].fill, opacity: 0.82 });
  }
  for (const { archetype, ...at } of placeInRing(x, MIDDLE.y, 66)) {
    drawSign(pen, archetype, { ...at, r: 15 }, NIGHT);
  }
}

/** Two circles and what they share. */
export function drawBandMeeting(pen: Pen, { width }: Area): void {
  const x = width - MIDDLE.fromRight;
  for (const [archetype, side] of [
    ["echo", -1],
    ["avoidant", 1],
  ] as const) {
    pen.circle(x + side * 36, MIDDLE.y, 64, { fill: INKS[archetype].fill, opacity: 0.84 });
    pen.circle(x + side * 60, MIDDLE.y, 5, { fill: NIGHT });
  }
}

const BOX = 46;

/** Seven boxes, of which three are ticked: nobody has to do all of it. */
export function drawBandTicks(pen: Pen, { width }: Area): void {
  const left = width - MIDDLE.fromRight - 2 * BOX - 6;
  for (let box = 0; box < 7; box++) {
    const [column, row] = box < 4 ? [box, 0] : [box - 3.5, 1];
    const x = left + column * (BOX + 8);
    const y = MIDDLE.y - BOX - 4 + row * (BOX + 8);
    pen.box({ x, y, width: BOX, height: BOX }, { fill: "#ffffff", opacity: 0.32 }, 13);
    if (![0, 2, 5].includes(box)) continue;
    pen.path(`M ${x + 13} ${y + 24} L ${x + 21} ${y + 32} L ${x + 34} ${y + 16}`, {
      stroke: ROSE.onFill,
      width: 4.5,
      round: true,
    });
  }
}

/** The moons of five evenings, from a sliver to the full. */
export const PHASES = [0.12, 0.34, 0.56, 0.8, 1] as const;

type Disc = { readonly x: number; readonly y: number; readonly r: number };

export function drawMoon(pen: Pen, phase: number, { x, y, r }: Disc): void {
  pen.circle(x, y, r, { fill: ON_NIGHT, opacity: 0.14 });
  // The edge of the light is half an ellipse, bent to the right before half-moon and to the left after it.
  const bend = Math.abs(1 - 2 * phase) * r;
  const sweep = phase > 0.5 ? 1 : 0;
  const light = `M ${x} ${y - r} A ${r} ${r} 0 0 1 ${x} ${y + r} A ${bend} ${r} 0 0 ${sweep} ${x} ${y - r} Z`;
  pen.path(light, { fill: ON_NIGHT });
}

/** The five moons, on the path that a moon takes. */
export function drawBandMoons(pen: Pen, { width }: Area): void {
  for (const [index, phase] of PHASES.entries()) {
    const x = width - MIDDLE.fromRight + (index - 2) * 44;
    drawMoon(pen, phase, { x, y: 84 + (index - 2) ** 2 * 11, r: 18 });
  }
}

/** Two people who write to each other. */
export function drawBandBubbles(pen: Pen, { width }: Area): void {
  const bubble = (x: number, y: number, w: number, fill: string) =>
    pen.box({ x, y, width: w, height: 40 }, { fill }, 20);
  const left = width - MIDDLE.fromRight - 92;
  bubble(left, MIDDLE.y - 70, 130, "#ffffff");
  bubble(left + 38, MIDDLE.y - 20, 150, ROSE.onFill);
  bubble(left, MIDDLE.y + 30, 92, "#ffffff");
  for (const dot of [0, 1, 2]) {
    pen.circle(left + 28 + dot * 18, MIDDLE.y + 50, 4, { fill: ROSE.onFill, opacity: 0.7 });
  }
}

/** A fence, and the gate in it. */
export function drawBandGate(pen: Pen, { width }: Area): void {
  const left = width - 222;
  const top = MIDDLE.y - 46;
  const foot = MIDDLE.y + 52;
  const post = (x: number, from: number, stroke: string) =>
    pen.line([x, from], [x, foot], { stroke, width: 8, round: true });
  for (const at of [0, 1, 2, 6, 7, 8]) post(left + at * 28, top, ROSE.onFill);
  for (const at of [3.5, 4.5]) post(left + at * 28, top + 18, "#ffffff");
  for (const y of [top + 26, foot - 26]) {
    pen.line([left - 10, y], [left + 66, y], { stroke: ROSE.onFill, width: 4 });
    pen.line([left + 158, y], [width, y], { stroke: ROSE.onFill, width: 4 });
    pen.line([left + 92, y + 8], [left + 132, y + 8], { stroke: "#ffffff", width: 4 });
  }
}
