import { type Block, type BlockOf, type Blocks, plain } from "@kindling/press/blocks";
import { baselineOf, styles } from "@kindling/press/faces";
import { areaOf } from "#app/domain/life-areas.ts";
import { onTheLine } from "../../content/close-call.ts";
import { outOf } from "../../content/scores.ts";
import type { RankedArea } from "../../rules/complete-results.ts";
import type { RankedSubDimension } from "../../rules/report/rank-sub-dimensions.ts";
import { findScoreBand } from "../../rules/score-band.ts";
import { findLine } from "../../rules/text-level.ts";
import { type Bar, drawBar } from "./charts.ts";
import { inkOf } from "./drawing.ts";

export const describeScore = (score: number): string =>
  `${outOf(score)} · ${findScoreBand(score).label}`;

/** With the neighbouring level, if its text may fit as well. */
export function describeWithLine(score: number): string {
  const line = findLine(score);
  return line === null ? describeScore(score) : `${describeScore(score)}; ${onTheLine[line]}`;
}

export const paragraph = (text: string, look: "body" | "lead" | "small" = "body"): Block => ({
  kind: "paragraph",
  text: plain(text),
  look,
});

const BAR_HEIGHT = 8;

/** A name with its score as figure and bar, beside the text. */
export const subDimensionRow = (
  { name, score }: RankedSubDimension,
  blocks: Blocks,
): BlockOf<"side"> => ({
  kind: "side",
  label: [
    { kind: "heading", level: 3, text: name },
    paragraph(describeWithLine(score), "small"),
    {
      kind: "figure",
      alt: "",
      height: BAR_HEIGHT,
      space: 0,
      draw: (pen, area) =>
        drawBar(pen, area, {
          score,
          fill: inkOf(areaOf(name)).fill,
          measure: "subDimension",
        }),
    },
  ],
  blocks,
});

type ScoreRow = Bar & {
  readonly name: string;
  readonly words: string;
  readonly said: string;
};

const ROW = { height: 29, bar: 18 };
const WORDS = { ...styles.subheading, leading: 16 };
const SAID = { ...styles.small, leading: 16 };

/** A score in one line above a full-width bar. */
export const scoreRow = ({ name, words, said, ...bar }: ScoreRow): BlockOf<"figure"> => ({
  kind: "figure",
  alt: `${name}: ${said}`,
  height: ROW.height,
  space: 0,
  draw: (pen, { x, y, width }) => {
    pen.text(`${words} `, x, y + baselineOf(WORDS), WORDS);
    pen.text(said, x + width - pen.measure(said, SAID), y + baselineOf(SAID), SAID);
    drawBar(pen, { x, y: y + ROW.bar, width }, bar);
  },
});

/** An area of the ranking. */
export const areaRow = ({ rank, name, key, score }: RankedArea): BlockOf<"figure"> =>
  scoreRow({
    name,
    words: `${rank}. ${name}`,
    said: describeScore(score),
    score,
    fill: inkOf(key).fill,
    measure: "area",
  });
