import type { Art } from "@kindling/press/book";
import type { Pen } from "@kindling/press/pen";
import { accentColours } from "../../app/design/palette.ts";

const { onFill: dark, soft, text } = accentColours.iris;
const light = soft.light;
const deep = text.light;

/** Where a tool's picture is on its band: right of the title, and over the band's upper edge. */
const CENTER = { x: 474, y: 128 };

const points = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** Five minutes of one clock, the first of them running. */
export const drawClock: Art = (pen) => {
  for (const minute of points(5)) {
    const from = minute * 72 + 10;
    const to = minute * 72 + 62;
    const stroke = minute === 0 ? dark : light;
    pen.path(arc(from, to, 92), { stroke, width: 22, round: true });
  }
  pen.circle(CENTER.x, CENTER.y, 9, { fill: dark });
  pen.line([CENTER.x, CENTER.y], onCircle(36, 58), { stroke: dark, width: 5, round: true });
};

/** Four styles, each with its own loudness. */
export const drawDials: Art = (pen) => {
  for (const [dial, loud] of [0.72, 0.2, 0.5, 0.86].entries()) {
    const y = CENTER.y - 84 + dial * 56;
    const left = CENTER.x - 96;
    const right = CENTER.x + 96;
    const at = left + (right - left) * loud;
    pen.line([left, y], [right, y], { stroke: light, width: 8, round: true });
    pen.line([left, y], [at, y], { stroke: deep, width: 8, round: true });
    pen.circle(at, y, 19, { fill: dial === 3 ? dark : light, stroke: dark, width: 3.5 });
  }
};

/** Thirty days, some of them done, and none of them in a chain. */
export const drawDays: Art = (pen) => {
  const done = new Set([0, 1, 2, 4, 5, 8, 9, 10, 12, 13, 15, 16]);
  for (const day of points(30)) {
    const x = CENTER.x - 96 + (day % 6) * 38;
    const y = CENTER.y - 76 + Math.floor(day / 6) * 38;
    if (done.has(day)) pen.circle(x, y, 13, { fill: dark });
    else pen.circle(x, y, 12, { stroke: light, width: 3 });
  }
};

/** Weeks that go up, and down, and up. */
export const drawLine: Art = (pen) => {
  for (const [week, height] of [54, 88, 70, 118, 148].entries()) {
    const x = CENTER.x - 102 + week * 43;
    const fill = week === 4 ? dark : light;
    pen.box({ x, y: CENTER.y + 84 - height, width: 29, height }, { fill }, 9);
  }
  pen.line([CENTER.x - 106, CENTER.y + 98], [CENTER.x + 103, CENTER.y + 98], {
    stroke: dark,
    width: 4,
    round: true,
  });
};

/** A question and an answer. */
export const drawBubbles: Art = (pen) => {
  drawBubble(pen, { x: CENTER.x - 118, y: CENTER.y - 92, tail: 34, fill: light });
  drawBubble(pen, { x: CENTER.x - 44, y: CENTER.y + 14, tail: 92, fill: dark });
  for (const line of points(2)) {
    const y = CENTER.y - 68 + line * 21;
    pen.line([CENTER.x - 96, y], [CENTER.x + 2 - line * 38, y], { ...words, stroke: deep });
  }
  pen.line([CENTER.x - 20, CENTER.y + 49], [CENTER.x + 28, CENTER.y + 49], {
    ...words,
    stroke: light,
  });
};

const words = { width: 6, round: true };

/** The first step is the one that counts. */
export const drawLadder: Art = (pen) => {
  for (const step of points(4)) {
    const height = 36 + step * 42;
    const x = CENTER.x - 104 + step * 53;
    const fill = step === 0 ? dark : light;
    pen.box({ x, y: CENTER.y + 98 - height, width: 43, height }, { fill }, 9);
  }
  pen.circle(CENTER.x - 82, CENTER.y + 34, 13, { fill: dark });
};

type Bubble = { x: number; y: number; tail: number; fill: string };

function drawBubble(pen: Pen, { x, y, tail, fill }: Bubble): void {
  pen.box({ x, y, width: 142, height: 70 }, { fill }, 18);
  pen.path(`M${x + tail} ${y + 62} l4 34 l26 -34 Z`, { fill });
}

/** Degrees go clockwise from the top. */
function onCircle(degrees: number, radius: number): [number, number] {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [CENTER.x + radius * Math.cos(angle), CENTER.y + radius * Math.sin(angle)];
}

function arc(from: number, to: number, radius: number): string {
  const start = onCircle(from, radius);
  const end = onCircle(to, radius);
  return `M${start.join(" ")} A${radius} ${radius} 0 0 1 ${end.join(" ")}`;
}
