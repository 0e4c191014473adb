import { type Block, type BlockOf, type Blocks, plain } from "@kindling/press/blocks";
import { baselineOf, styles } from "@kindling/press/faces";
import { findScoreBand } from "../../rules/score-band.ts";
import { drawBar } from "./charts.ts";

export const describeScore = (score: number): string => `${score}% · ${findScoreBand(score).label}`;

export const paragraph = (text: string, look: "body" | "lead" | "small" = "body"): Block => ({
  kind: "paragraph",
  text: plain(text),
  look,
});

const BAR_HEIGHT = 8;

/** A name with its score as figure and bar, beside the text. */
export const subDimensionRow = (name: string, score: number, blocks: Blocks): BlockOf<"side"> => ({
  kind: "side",
  label: [
    { kind: "heading", level: 3, text: name },
    paragraph(describeScore(score), "small"),
    {
      ...{ kind: "figure", alt: "", height: BAR_HEIGHT, space: 0 },
      draw: (pen, area) => drawBar(pen, area, score),
    },
  ],
  blocks,
});

type ScoreRow = {
  readonly name: string;
  readonly score: number;
  readonly words: string;
  readonly said: string;
};

const ROW = { height: 32, bar: 19 };
const WORDS = { ...styles.subheading, leading: 16 };
const SAID = { ...styles.small, leading: 16 };

/** A score in one line above a full-width bar. */
export const scoreRow = ({ name, score, words, said }: ScoreRow): BlockOf<"figure"> => ({
  kind: "figure",
  alt: `${name}: ${said}`,
  height: ROW.height,
  space: 0,
  draw: (pen, { x, y, width }) => {
    pen.text(`${words} `, x, y + baselineOf(WORDS), WORDS);
    pen.text(said, x + width - pen.measure(said, SAID), y + baselineOf(SAID), SAID);
    drawBar(pen, { x, y: y + ROW.bar, width }, score);
  },
});
