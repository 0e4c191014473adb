import type { BlockOf } from "@kindling/press/blocks";
import type { Figures } from "@kindling/press/directives";
import { inColor, styles, type TextStyle } from "@kindling/press/faces";
import type { Area } from "@kindling/press/paper";
import type { Pen } from "@kindling/press/pen";
import { colours } from "../../app/design/palette.ts";
import { ARCHETYPES, type Archetype } from "../../app/domain/archetypes.ts";
import { archetypes } from "../../app/funnels/dating-quiz/content/archetypes.ts";
import { drawMoon, PHASES, placeInRing } from "./art.ts";
import { INKS, NIGHT, ON_NIGHT } from "./inks.ts";
import { drawSign } from "./signs.ts";

const name = { ...styles.sans, face: "sansBold" } as const;
const asked = { ...styles.body, face: "serifItalic" } as const;

function centre(pen: Pen, words: string, x: number, baseline: number, style: TextStyle): void {
  const width = words.split(" ").reduce((sum, word) => sum + pen.measure(word, style), 0);
  const spaces = (words.split(" ").length - 1) * pen.measure(" ", style);
  pen.text(words, x - (width + spaces) / 2, baseline, style);
}

const shortName = (archetype: Archetype): string => archetypes[archetype].title.replace("The ", "");

/** Lines are broken by hand, because each question is under its own sign. */
const QUESTIONS: Readonly<Record<Archetype, readonly string[]>> = {
  echo: ["Am I still", "liked?"],
  avoidant: ["Can I still", "leave?"],
  idealist: ["Is this", "it?"],
  analyzer: ["What does", "it mean?"],
  resigned: ["Why would it", "be different", "this time?"],
};

function drawQuestions(pen: Pen, { x, y, width }: Area): void {
  const step = width / ARCHETYPES.length;
  for (const [index, archetype] of ARCHETYPES.entries()) {
    const middle = x + step * (index + 0.5);
    pen.circle(middle, y + 40, 40, { fill: INKS[archetype].fill });
    drawSign(pen, archetype, { x: middle, y: y + 40, r: 27 }, INKS[archetype].onFill);
    centre(pen, shortName(archetype), middle, y + 102, name);
    for (const [line, words] of QUESTIONS[archetype].entries()) {
      centre(pen, words, middle, y + 119 + line * 14, asked);
    }
  }
}

/** Ten lines between five, and five loops: everybody meets everybody. */
function drawMeetings(pen: Pen, { x, y, width, height }: Area): void {
  const middle = { x: x + width / 2, y: y + height / 2 + 8 };
  const nodes = placeInRing(middle.x, middle.y, 78);
  for (const [index, from] of nodes.entries()) {
    const away = { x: from.x - middle.x, y: from.y - middle.y };
    const loop = { x: from.x + away.x * 0.26, y: from.y + away.y * 0.26 };
    pen.circle(loop.x, loop.y, 21, { stroke: colours.lineStrong.light, width: 1 });
    for (const to of nodes.slice(index + 1)) {
      pen.line([from.x, from.y], [to.x, to.y], { stroke: colours.lineStrong.light, width: 1 });
    }
  }
  for (const { archetype, ...at } of nodes) {
    pen.circle(at.x, at.y, 27, { fill: "#ffffff" });
    pen.circle(at.x, at.y, 25, { fill: INKS[archetype].fill });
    drawSign(pen, archetype, { ...at, r: 16 }, INKS[archetype].onFill);
    const isLeft = at.x < middle.x - 5;
    const isTop = Math.abs(at.x - middle.x) < 5;
    const words = shortName(archetype);
    const reach = pen.measure(words, name);
    const left = isTop ? at.x + 36 : isLeft ? at.x - 62 - reach : at.x + 62;
    pen.text(words, left, at.y + (isTop ? -18 : 4), name);
  }
}

const EVENINGS = ["Look back", "Give thanks", "Know your need", "Say it", "Look ahead"];

function drawEvenings(pen: Pen, area: Area): void {
  pen.box(area, { fill: NIGHT }, 12);
  const step = area.width / EVENINGS.length;
  for (const [index, words] of EVENINGS.entries()) {
    const middle = area.x + step * (index + 0.5);
    drawMoon(pen, PHASES[index] ?? 1, { x: middle, y: area.y + 42, r: 20 });
    centre(pen, words, middle, area.y + 86, inColor(name, ON_NIGHT));
  }
}

export const FIGURES: Figures = {
  "five-questions": {
    alt: `Five signs, each with its question. ${ARCHETYPES.map(
      (archetype) => `${shortName(archetype)}: ${QUESTIONS[archetype].join(" ")}`,
    ).join(" ")}`,
    height: 152,
    draw: drawQuestions,
  },
  "fifteen-meetings": {
    alt: "The five patterns in a ring. A line joins each one to each of the others, and a loop joins each to its own kind: fifteen meetings.",
    height: 226,
    draw: drawMeetings,
  },
  "five-evenings": {
    alt: `Five moons, from a sliver to full: ${EVENINGS.join(", ")}.`,
    height: 106,
    draw: drawEvenings,
  },
};

/** Two signs that touch, for the margin. */
export const pairFigure = (one: Archetype, other: Archetype): BlockOf<"figure"> => ({
  kind: "figure",
  alt: "",
  height: 42,
  draw: (pen, { x, y }) => {
    for (const [index, archetype] of [one, other].entries()) {
      const spot = { x: x + 20 + index * 32, y: y + 21, r: 20 };
      pen.circle(spot.x, spot.y, spot.r, { fill: INKS[archetype].fill, opacity: 0.88 });
      drawSign(pen, archetype, { ...spot, r: 12 }, INKS[archetype].onFill);
    }
  },
});
