import type { Pen } from "@kindling/press/pen";
import type { Archetype } from "../../app/domain/archetypes.ts";

/** What a sign needs of a pen, so that pages and pictures draw the same ones. */
export type SignPen = Pick<Pen, "circle" | "line" | "path">;
export type Spot = { readonly x: number; readonly y: number; readonly r: number };

/** A sign for each pattern, within a circle, distinguished by shape as well as colour. */
export const drawSign = (pen: SignPen, archetype: Archetype, spot: Spot, color: string): void =>
  SIGNS[archetype](pen, spot, color);

const STROKE = 0.13;
const EDGE = 0.84;

const SIGNS: Readonly<Record<Archetype, (pen: SignPen, spot: Spot, color: string) => void>> = {
  /** A voice and the waves that it answers. */
  echo: (pen, { x, y, r }, color) => {
    const from = x - 0.5 * r;
    pen.circle(from, y, 0.3 * r, { fill: color });
    for (const radius of [0.62, 0.96, 1.3]) {
      const dx = Math.cos(0.72) * radius * r;
      const dy = Math.sin(0.72) * radius * r;
      const arc = `M ${from + dx} ${y - dy} A ${radius * r} ${radius * r} 0 0 1 ${from + dx} ${y + dy}`;
      pen.path(arc, { stroke: color, width: STROKE * r, round: true });
    }
  },
  /** A room with an exit, and a person far from it. */
  avoidant: (pen, { x, y, r }, color) => {
    const dx = Math.cos(0.42) * EDGE * r;
    const dy = Math.sin(0.42) * EDGE * r;
    const arc = `M ${x + dx} ${y - dy} A ${EDGE * r} ${EDGE * r} 0 1 0 ${x + dx} ${y + dy}`;
    pen.path(arc, { stroke: color, width: STROKE * r, round: true });
    pen.circle(x - 0.3 * r, y, 0.22 * r, { fill: color });
  },
  /** A rising sun. */
  idealist: (pen, { x, y, r }, color) => {
    const down = y + 0.36 * r;
    const stroke = { stroke: color, width: STROKE * r, round: true };
    const left = x - 0.44 * r;
    const right = x + 0.44 * r;
    pen.path(`M ${left} ${down} A ${0.44 * r} ${0.44 * r} 0 0 1 ${right} ${down} Z`, {
      fill: color,
    });
    pen.line([x - 0.86 * r, down + 0.2 * r], [x + 0.86 * r, down + 0.2 * r], stroke);
    for (let ray = 0; ray < 5; ray++) {
      const angle = Math.PI * (1.14 + ray * 0.18);
      const at = (reach: number): [number, number] => [
        x + Math.cos(angle) * reach * r,
        down + Math.sin(angle) * reach * r,
      ];
      pen.line(at(0.68), at(0.98), stroke);
    }
  },
  /** Everything looked at, and one thing looked at twice. */
  analyzer: (pen, { x, y, r }, color) => {
    for (let row = -2; row <= 2; row++) {
      for (let column = -2; column <= 2; column++) {
        const isChosen = row === -1 && column === 1;
        if (Math.abs(row) + Math.abs(column) > 3) continue;
        const left = x + column * 0.38 * r;
        const down = y + row * 0.38 * r;
        pen.circle(left, down, (isChosen ? 0.17 : 0.085) * r, { fill: color });
        if (isChosen) {
          pen.circle(left, down, 0.3 * r, { stroke: color, width: 0.6 * STROKE * r });
        }
      }
    }
  },
  /** A wall, and the small door in it. */
  resigned: (pen, { x, y, r }, color) => {
    const half = 0.17 * r;
    const foot = y + 0.6 * r;
    const top = y + 0.24 * r;
    const floor = Math.sqrt(EDGE ** 2 - 0.6 ** 2) * r;
    const dome = `M ${x - floor} ${foot} A ${EDGE * r} ${EDGE * r} 0 1 1 ${x + floor} ${foot}`;
    const door = `L ${x + half} ${foot} L ${x + half} ${top} A ${half} ${half} 0 0 0 ${x - half} ${top} L ${x - half} ${foot} Z`;
    pen.path(`${dome} ${door}`, { fill: color });
  },
};
