import { ARCHETYPES, type Archetype } from "../app/domain/archetypes.ts";
import { drawSign, type SignPen } from "../products/dating-guide/signs.ts";

/** Where pages find the signs that the guide prints. */
export const SIGN_SPRITE = "app/funnels/dating-quiz/screens/signs.svg";

const RADIUS = 100;

type Paint = Parameters<SignPen["path"]>[1];

const round = (length: number): number => Math.round(length * 10) / 10;
const roundAll = (data: string): string => data.replace(/-?\d+\.\d+/g, (n) => `${round(+n)}`);

function writePaint({ fill = "none", stroke, width = 1, round: isRound = false }: Paint): string {
  if (stroke === undefined) return `fill="${fill}"`;
  const cap = isRound ? ' stroke-linecap="round"' : "";
  return `fill="${fill}" stroke="${stroke}" stroke-width="${round(width)}"${cap}`;
}

/** A sign as SVG elements, within a circle of 100 around the origin. */
export function writeSign(archetype: Archetype, color: string): string {
  const elements: string[] = [];
  const add = (shape: string, paint: Paint) => elements.push(`<${shape} ${writePaint(paint)}/>`);
  const pen = {
    circle: (x: number, y: number, r: number, paint: Paint) =>
      add(`circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}"`, paint),
    line: ([x, y]: readonly [number, number], [x2, y2]: readonly [number, number], paint: Paint) =>
      add(`path d="M${round(x)} ${round(y)}L${round(x2)} ${round(y2)}"`, paint),
    path: (data: string, paint: Paint) => add(`path d="${roundAll(data)}"`, paint),
  };
  drawSign(pen, archetype, { x: 0, y: 0, r: RADIUS }, color);
  return elements.join("");
}

/** All signs as symbols that take the colour of the text around them. */
export const writeSignSprite = (): string => {
  const box = `${-RADIUS} ${-RADIUS} ${2 * RADIUS} ${2 * RADIUS}`;
  const symbols = ARCHETYPES.map(
    (archetype) =>
      `  <symbol id="${archetype}" viewBox="${box}">${writeSign(archetype, "currentColor")}</symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join("\n")}\n</svg>\n`;
};
